// SPDX-License-Identifier: Apache-2.0
/**
 * What {@code gaitwright bench} measures on this machine. BenchCommand chooses; Benchmark (physics, controllers), OptimizerBenchmark and
 * WorkersBenchmark measure in this process, StartupBenchmark and StudioBenchmark start the product by its own script (BuiltProduct).
 * BenchTables prints results; {@code --json} prints the same figures for programs.
 *
 * <p><b>Threads:</b> the command's; {@code Meter} reads its processor time and allocation. Workers have threads of their own.
 */
package org.gaitwright.cli.internal.bench;

// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.optimize;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.optimization.RunFolder;
import org.gaitwright.session.search.FolderLook;
import org.gaitwright.session.search.RunFolders;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/**
 * The optimisations of the workspace: those at work here, and what is in folders. Every call returns at once; what goes wrong
 * becomes the message of a run.
 */
@Component(service = Optimizations.class)
public final class Optimizations {
    private static final long LOOK_MILLIS = 1000;
    /** Nobody has asked for so long: nobody looks. */
    private static final long ASLEEP_NANOS = 5_000_000_000L;

    private static final long LEAVE_MILLIS = 3000;

    private final Registry registry;
    /** Those that this process works on, or has failed to. */
    private final Map<Path, Search> here = new ConcurrentHashMap<>();

    private final Map<Path, FolderLook> seen = new ConcurrentHashMap<>();
    private final Object looks = new Object();
    private final Job looking;
    private volatile List<Path> chosen = List.of();
    private volatile long askedNanos = System.nanoTime();
    private volatile boolean open = true;

    @Activate
    public Optimizations(@Reference Registry registry) {
        this.registry = registry;
        looking = Job.createSystem("Looking for optimisations", (ICoreRunnable) monitor -> look());
        looking.schedule();
    }

    @Deactivate
    void close() throws InterruptedException {
        open = false;
        looking.cancel();
        here.values().forEach(Job::cancel);
        for (Search search : here.values()) {
            search.join(LEAVE_MILLIS, null);
        }
    }

    /** All that are known by now, by name. Looking at them keeps them up to date: they are looked for while somebody asks. */
    public List<SearchState> runs() {
        boolean slept = System.nanoTime() - askedNanos > ASLEEP_NANOS;
        askedNanos = System.nanoTime();
        if (slept) {
            looking.schedule();
        }
        List<SearchState> all = new ArrayList<>();
        here.values().forEach(search -> all.add(search.state()));
        seen.forEach((folder, look) -> {
            if (!here.containsKey(folder)) {
                all.add(look.state());
            }
        });
        all.sort(Comparator.comparing((SearchState r) -> r.name()).thenComparing(SearchState::folder));
        return all;
    }

    public Optional<SearchState> run(Path folder) {
        return runs().stream().filter(r -> r.folder().equals(folder)).findFirst();
    }

    private void look() {
        List<Path> found = new ArrayList<>();
        for (IProject p : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            if (p.isOpen() && p.getLocation() != null) {
                found.addAll(RunFolders.find(p.getLocation().toPath()));
            }
        }
        seen.keySet().removeIf(f -> !found.contains(f) && !here.containsKey(f));
        for (Path folder : found) {
            look(folder);
        }
        if (open && System.nanoTime() - askedNanos <= ASLEEP_NANOS) {
            looking.schedule(LOOK_MILLIS);
        }
    }

    /** Of those that this process writes, it knows more than their folders say; and to look would cost it their locks. */
    private void look(Path folder) {
        synchronized (looks) {
            if (!here.containsKey(folder)) {
                seen.compute(folder, (f, before) -> FolderLook.at(f, before, chosen.contains(f), registry));
            }
        }
    }

    /** Whoever begins to write a folder waits for a look that is under way. */
    private void untilLooked() {
        synchronized (looks) {
            looks.notifyAll();
        }
    }

    /**
     * Begins a run. If another one is at work, it waits for it.
     *
     * @param recipe absolute path of its file
     * @param runs absolute path of the folder that gets a folder for it
     * @return that folder; it may not be there yet
     */
    public synchronized Path start(Path recipe, Path runs) {
        Path folder = RunFolders.free(runs, FileWord.stem(recipe.toString()), here::containsKey);
        schedule(SearchState.waiting(folder), recipe);
        return folder;
    }

    /** Goes on from the folder, to the same bits as if it had not been interrupted. */
    public synchronized void resume(Path folder) {
        Search job = here.get(folder);
        if (job != null && job.state().phase().here()) {
            return;
        }
        FolderLook look = seen.get(folder);
        SearchState known = job != null ? job.state() : look != null ? look.state() : SearchState.waiting(folder);
        schedule(known, null);
    }

    private void schedule(SearchState known, Path recipe) {
        Search search = new Search(known, recipe, registry, version(), this::untilLooked);
        search.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                ended(search);
            }
        });
        here.put(search.folder(), search);
        search.schedule();
    }

    /** A search that failed stays as it is, so that its message can be read; all others are what their folders say. */
    private void ended(Search search) {
        Path folder = search.folder();
        if (search.state().phase() != Phase.FAILED) {
            seen.compute(folder, (f, before) -> RunFolder.is(f) ? FolderLook.at(f, null, true, registry) : null);
            here.remove(folder);
        }
        refresh(folder.getParent());
    }

    /** Gives the generation up that is under way, and the cores with it; all before is kept. */
    public void pause(Path folder) {
        Search job = here.get(folder);
        if (job != null) {
            job.cancel();
        }
    }

    /** The same for good: what it came to is written into its folder. */
    public void stop(Path folder) {
        Search job = here.get(folder);
        if (job != null && job.state().phase() == Phase.WAITING) {
            job.cancel();
        } else if (job != null) {
            job.stop();
        }
    }

    /** Ends it and deletes its folder. */
    public void delete(Path folder) {
        choose(chosen.stream().filter(c -> !c.equals(folder)).toList());
        Job job = Job.create("Deleting " + folder.getFileName(), (ICoreRunnable) monitor -> {
            Search search = here.get(folder);
            if (search != null) {
                search.cancel();
                try {
                    search.join(0, monitor);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
                here.remove(folder);
            }
            try {
                EFS.getLocalFileSystem().getStore(folder.toUri()).delete(EFS.NONE, monitor);
            } catch (CoreException e) {
                throw new CoreException(Status.error(
                        folder + " could not be deleted completely: " + e.getMessage() + "; delete the rest manually",
                        e));
            }
            seen.remove(folder);
            refresh(folder.getParent());
        });
        job.setUser(true);
        job.schedule();
    }

    /** The runs that views show. */
    public List<Path> chosen() {
        return chosen;
    }

    public void choose(List<Path> folders) {
        List<Path> now = List.copyOf(folders);
        if (!now.equals(chosen)) {
            chosen = now;
            looking.schedule();
        }
    }

    /** The Explorer shows what the workspace knows of. */
    private static void refresh(Path folder) {
        IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
        Job job = Job.createSystem("Showing files of optimisations", (ICoreRunnable) monitor -> {
            for (IContainer c : root.findContainersForLocationURI(folder.toUri())) {
                // the folder itself may be news to the workspace, too
                c.getParent().refreshLocal(IResource.DEPTH_ONE, monitor);
                c.refreshLocal(IResource.DEPTH_INFINITE, monitor);
            }
        });
        job.schedule();
    }

    private static String version() {
        Version v = Objects.requireNonNull(FrameworkUtil.getBundle(Optimizations.class))
                .getVersion();
        return v.getMajor() + "." + v.getMinor() + "." + v.getMicro();
    }
}

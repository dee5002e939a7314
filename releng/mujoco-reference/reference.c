// SPDX-License-Identifier: Apache-2.0
// Writes what MuJoCo 2.2.2 computes for a model, so that tests can compare without it. Formats: README.md.
//   reference smooth MODEL.xml OUT      mass matrix, bias and contact-free acceleration at random states
//   reference box SCENE.xml OUT         a box at rest, sticking and sliding
//   reference doll SCENE.xml OUT        a passive character that falls
//   reference damped SCENE.xml OUT      the same, with 5 N m s/rad in each joint but the root's
#include <math.h>
#include <mujoco/mujoco.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATES = 200, SAMPLES = 80, TWINS = 16 };

static uint64_t counter;

// SplitMix64: the same numbers everywhere
static uint64_t next(void) {
	uint64_t z = (counter += 0x9e3779b97f4a7c15ULL);
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
	return z ^ (z >> 31);
}

static void fail(const char* what, const char* why) {
	fprintf(stderr, "reference: %s: %s\n", what, why);
	exit(1);
}

static void put(const void* data, size_t size, size_t count, FILE* out) {
	if (fwrite(data, size, count, out) != count) {
		fail("output", "can't be written; is the disk full?");
	}
}

// Random 16-bit integers k in [-range, range]; the numbers are k / 4096, so that they are stored in two bytes without rounding.
static void randomise(mjtNum* out, int n, int range, FILE* file) {
	for (int i = 0; i < n; i++) {
		int16_t k = (int16_t) ((int64_t) (next() % (uint64_t) (2 * range + 1)) - range);
		out[i] = k / 4096.0;
		put(&k, sizeof k, 1, file);
	}
}

static void smooth(mjModel* m, FILE* out) {
	m->opt.disableflags |= mjDSBL_CONTACT | mjDSBL_LIMIT | mjDSBL_EQUALITY | mjDSBL_FRICTIONLOSS;
	mjData* d = mj_makeData(m);
	mjtNum* x = calloc((size_t) m->nv, sizeof(mjtNum));
	mjtNum* product = calloc((size_t) m->nv, sizeof(mjtNum));
	int32_t head[3] = {m->nq, m->nv, STATES};
	put("GWMJREF1", 1, 8, out);
	put(head, sizeof head[0], 3, out);
	for (int s = 0; s < STATES; s++) {
		mj_resetData(m, d);
		randomise(d->qpos, m->nq, 8192, out);
		randomise(d->qvel, m->nv, 12288, out);
		randomise(x, m->nv, 32000, out);
		mj_normalizeQuat(m, d->qpos);
		// x is multiplied by M, and 10 x is the torque applied
		mju_scl(d->qfrc_applied, x, 10, m->nv);
		mj_forward(m, d);
		mj_mulM(m, d, product, x);
		put(product, sizeof(mjtNum), (size_t) m->nv, out);
		put(d->qfrc_bias, sizeof(mjtNum), (size_t) m->nv, out);
		put(d->qacc, sizeof(mjtNum), (size_t) m->nv, out);
		if (d->nefc != 0 || mju_norm(d->qacc, m->nv) == 0) {
			fail("smooth", "a constraint is active or the state was reset");
		}
	}
	free(x);
	free(product);
	mj_deleteData(d);
}

static double normal(const mjModel* m, const mjData* d) {
	double sum = 0;
	for (int i = 0; i < d->ncon; i++) {
		mjtNum f[6];
		mj_contactForce(m, d, i, f);
		sum += f[0];
	}
	return sum;
}

static void steps(mjModel* m, mjData* d, int n) {
	for (int i = 0; i < n; i++) {
		mj_step(m, d);
	}
}

// Tilts gravity so that the ground is a slope, and lets the box settle or slide from its height of rest.
static void slope(mjModel* m, double grade, double friction, double rest, const char* name, FILE* out) {
	double angle = atan(grade);
	m->opt.gravity[0] = 9.81 * sin(angle);
	m->opt.gravity[2] = -9.81 * cos(angle);
	for (int g = 0; g < m->ngeom; g++) {
		if (m->geom_bodyid[g] != 0) {
			m->geom_friction[3 * g] = friction;
		}
	}
	mjData* d = mj_makeData(m);
	d->qpos[2] = rest;
	fprintf(out, "%s.grade %.17g\n%s.friction %.17g\n", name, grade, name, friction);
	int hz = (int) round(1 / m->opt.timestep);
	for (int q = 1; q <= 8; q++) {
		steps(m, d, hz / 4);
		fprintf(out, "%s.t%.2f.x %.17g\n%s.t%.2f.vx %.17g\n", name, d->time, d->qpos[0], name, d->time, d->qvel[0]);
	}
	fprintf(out, "%s.height %.17g\n", name, d->qpos[2]);
	mj_forward(m, d);
	for (int i = 0; i < d->ncon; i++) {
		mjtNum f[6];
		mj_contactForce(m, d, i, f);
		fprintf(out, "%s.contact%d %.17g %.17g %.17g at %.17g %.17g\n", name, i, f[0], f[1], f[2], d->contact[i].pos[0] - d->qpos[0],
				d->contact[i].pos[1] - d->qpos[1]);
	}
	mj_deleteData(d);
}

static void box(mjModel* m, FILE* out) {
	mjData* d = mj_makeData(m);
	steps(m, d, (int) round(4 / m->opt.timestep));
	double rest = d->qpos[2];
	mj_forward(m, d);
	fprintf(out, "rest.height %.17g\nrest.vz %.17g\nrest.contacts %d\nrest.normal %.17g\n", rest, d->qvel[2], d->ncon, normal(m, d));
	for (int i = 0; i < d->ncon; i++) {
		mjtNum f[6];
		mj_contactForce(m, d, i, f);
		fprintf(out, "rest.contact%d %.17g %.17g %.17g depth %.17g\n", i, f[0], f[1], f[2], -d->contact[i].dist);
	}
	mj_deleteData(d);
	slope(m, 0.3, 0.5, rest, "stick", out);
	slope(m, 0.3, 0.2, rest, "slide", out);
}

static void look(mjModel* m, mjData* d, double* energy, double* root, double* com) {
	mj_forward(m, d);
	*energy = d->energy[0] + d->energy[1];
	*root = d->xpos[3 * 1 + 2];
	*com = d->subtree_com[2];
}

// One fall, and others from starts that differ by a thousandth, because a rag doll's path on the ground depends on everything:
// what they have in common is what another engine can be held to.
static void doll(mjModel* m, double damping, FILE* out) {
	static double energy[TWINS + 1][SAMPLES + 1], root[TWINS + 1][SAMPLES + 1], com[TWINS + 1][SAMPLES + 1];
	m->opt.enableflags |= mjENBL_ENERGY;
	int key = mj_name2id(m, mjOBJ_KEY, "stand");
	if (key < 0) {
		fail("doll", "the model has no keyframe 'stand'");
	}
	// a free root has its height third, a planar one (slide x, slide z, hinge y) second
	int planar = m->jnt_type[0] == mjJNT_SLIDE;
	int lift = planar ? 1 : 2;
	for (int i = planar ? 3 : 6; i < m->nv; i++) {
		m->dof_damping[i] = damping;
	}
	for (int t = 0; t <= TWINS; t++) {
		mjData* d = mj_makeData(m);
		mj_resetDataKeyframe(m, d, key);
		d->qpos[lift] += 0.3;
		for (int i = 0; t > 0 && i < m->nv; i++) {
			d->qvel[i] = 1e-3 * ((double) (next() >> 11) / 4503599627370496.0 - 1);
		}
		look(m, d, &energy[t][0], &root[t][0], &com[t][0]);
		for (int s = 1; s <= SAMPLES; s++) {
			// 0.05 s is 25.6 steps of 1/512 s: the nearest step is taken
			int upto = (int) round(s * 0.05 / m->opt.timestep);
			int from = (int) round((s - 1) * 0.05 / m->opt.timestep);
			steps(m, d, upto - from);
			look(m, d, &energy[t][s], &root[t][s], &com[t][s]);
		}
		for (int w = 0; w < mjNWARNING; w++) {
			if (d->warning[w].number > 0) {
				fail("doll", mju_warningText(w, 0));
			}
		}
		mj_deleteData(d);
	}
	fprintf(out, "# step energy root com | energy, root and com of %d twins: least, mean, greatest\n", TWINS);
	for (int s = 0; s <= SAMPLES; s++) {
		fprintf(out, "%d %.8g %.8g %.8g", (int) round(s * 0.05 / m->opt.timestep), energy[0][s], root[0][s], com[0][s]);
		double(*all[3])[SAMPLES + 1] = {energy, root, com};
		for (int k = 0; k < 3; k++) {
			double low = INFINITY, high = -INFINITY, sum = 0;
			for (int t = 1; t <= TWINS; t++) {
				low = fmin(low, all[k][t][s]);
				high = fmax(high, all[k][t][s]);
				sum += all[k][t][s];
			}
			fprintf(out, " %.8g %.8g %.8g", low, sum / TWINS, high);
		}
		fprintf(out, "\n");
	}
}

int main(int count, char** words) {
	if (count != 4) {
		fail("usage", "reference (smooth|box|doll|damped) MODEL.xml OUT");
	}
	if (mj_version() != 222) {
		fail("MuJoCo", "expected version 2.2.2: the stored figures are its");
	}
	char error[1000] = "";
	mjModel* m = mj_loadXML(words[2], NULL, error, sizeof error);
	if (m == NULL) {
		fail(words[2], error);
	}
	FILE* out = fopen(words[3], "wb");
	if (out == NULL) {
		fail(words[3], "can't be opened for writing");
	}
	if (strcmp(words[1], "smooth") == 0) {
		smooth(m, out);
	} else if (strcmp(words[1], "box") == 0) {
		box(m, out);
	} else if (strcmp(words[1], "doll") == 0) {
		doll(m, 0, out);
	} else if (strcmp(words[1], "damped") == 0) {
		doll(m, 5, out);
	} else {
		fail(words[1], "unknown; expected smooth, box, doll or damped");
	}
	if (fclose(out) != 0) {
		fail(words[3], "can't be written");
	}
	mj_deleteModel(m);
	return 0;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const parts = ['contracts', 'kernel', 'services', 'projections', 'demo', 'web', 'deploy'] as const;

const sourceFiles = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

interface Import {
  from: string;
  /** File in the house, or the name of a package. */
  to: string;
  /** Only when it is needed. */
  isLazy: boolean;
}

const importPattern = /^(?:import|export)\b[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

const importsOf = (file: string): Import[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(importPattern)].map(([, from, bare, lazy]) => ({
    from: file,
    to: resolved(file, (from ?? bare ?? lazy)!),
    isLazy: lazy !== undefined,
  }));

const resolved = (file: string, target: string): string => {
  if (target.startsWith('#web/')) return target.replace('#web', 'web/src');
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return path.normalize(path.join(path.dirname(file), target));
  return target;
};

const part = (file: string): string => file.split('/')[0]!;
const inside =
  (...prefixes: string[]) =>
  (file: string) =>
    prefixes.some((prefix) => file === prefix || file.startsWith(`${prefix}/`));
const ours = inside(...parts);
const area = (file: string): string => file.split('/').slice(0, 2).join('/');

/** The only files that may know services and projections both. */
const compositionRoot = inside('services/server.ts', 'services/composition', 'services/main.ts', 'services/maintenance');
/** Its public sign-ins, and what refuses a start where they or half a world are left. */
const guardsOfDemo = inside(
  'demo/pay-sandbox/demo-keys.ts',
  'demo/marketplaces/demo-accounts.ts',
  'demo/carriers/demo-keys.ts',
  'demo/cast/demo-sign-ins.ts',
  'demo/refuse-demo-accounts.ts',
  'demo/large/must-be-finished.ts',
);
const sharedByAreas = inside('services/aggregates');
/** What is made of all areas: it walks their list. */
const walksAreas = inside(
  ...['endpoints', 'errors', 'personal-data', 'topics', 'upcasters'].map((name) => `contracts/${name}.ts`),
  ...['erasure', 'jobs', 'migrations', 'processes', 'routes'].map((name) => `services/composition/${name}.ts`),
  'projections/all.ts',
);
const isOfAnArea = (file: string): boolean =>
  /^(contracts|services|projections)\/[^/]+\//.test(file) &&
  !inside('contracts/kernel', 'services/composition', 'services/aggregates', 'projections/kernel')(file);
/** The console from below: each part knows those before it. `main.tsx` stands on them all. */
const consoleLayers = ['i18n', 'browser', 'api', 'live', 'ui', 'core', 'shared', 'features', 'terminals', 'app'].map((folder) => `web/src/${folder}`);
const layerOf = (file: string): number => {
  const layer = consoleLayers.findIndex((folder) => inside(folder)(file));
  return layer < 0 ? consoleLayers.length : layer;
};
const isSpec = (file: string) => /\.spec\.tsx?$/.test(file);

const rules: { rule: string; broken: (i: Import) => boolean }[] = [
  {
    rule: 'contracts import nothing of ours, and only zod, the hash that both sides reckon, and the forms of bank accounts',
    broken: ({ from, to }) =>
      part(from) === 'contracts' && !isSpec(from) && part(to) !== 'contracts' && !['zod', '@noble/hashes/sha2.js', 'ibantools'].includes(to),
  },
  {
    rule: 'the kernel of the contracts knows no area of theirs',
    broken: ({ from, to }) => inside('contracts/kernel')(from) && !isSpec(from) && inside('contracts')(to) && !inside('contracts/kernel')(to),
  },
  {
    rule: 'the browser loads no list of areas, and nothing that walks it',
    broken: ({ from, to }) => inside('web/src')(from) && !isSpec(from) && (walksAreas(to) || to === 'contracts/areas.ts' || to.endsWith('/area.ts')),
  },
  { rule: 'what walks the areas names none of them', broken: ({ from, to }) => walksAreas(from) && isOfAnArea(to) },
  {
    rule: 'projections know the kernel and contracts, and nothing else',
    broken: ({ from, to }) => part(from) === 'projections' && ours(to) && !['projections', 'kernel', 'contracts'].includes(part(to)),
  },
  {
    rule: 'services never import projections',
    broken: ({ from, to }) => part(from) === 'services' && !compositionRoot(from) && part(to) === 'projections',
  },
  { rule: 'web imports contracts only', broken: ({ from, to }) => part(from) === 'web' && ours(to) && !['web', 'contracts'].includes(part(to)) },
  {
    rule: 'areas of services do not import one another',
    broken: ({ from, to }) =>
      part(from) === 'services' && part(to) === 'services' && !compositionRoot(from) && !sharedByAreas(to) && area(from) !== area(to),
  },
  {
    rule: 'the kernel knows contracts only',
    broken: ({ from, to }) => part(from) === 'kernel' && !isSpec(from) && ours(to) && !['kernel', 'contracts'].includes(part(to)),
  },
  {
    rule: 'the demo world is loaded where it is wanted; a portal knows only whom it may not find',
    broken: ({ from, to, isLazy }) =>
      inside('services')(from) && !inside('services/maintenance')(from) && !isSpec(from) && inside('demo')(to) && !isLazy && !guardsOfDemo(to),
  },
  {
    rule: "the marketplaces' sandbox shares no code with what speaks to it",
    broken: ({ from, to }) => inside('demo/marketplaces')(from) && ours(to) && !inside('demo/marketplaces')(to),
  },
  {
    rule: 'what speaks to marketplaces shares no code with their sandbox, and specs alone open it',
    broken: ({ from, to }) =>
      !inside('demo/marketplaces')(from) && !isSpec(from) && inside('demo/marketplaces')(to) && to !== 'demo/marketplaces/demo-accounts.ts',
  },
  {
    rule: "the carriers' sandbox shares no code with what speaks to it",
    broken: ({ from, to }) => inside('demo/carriers')(from) && ours(to) && !inside('demo/carriers')(to),
  },
  {
    rule: 'what speaks to carriers shares no code with their sandbox, and specs alone open it',
    broken: ({ from, to }) => !inside('demo/carriers')(from) && !isSpec(from) && inside('demo/carriers')(to) && to !== 'demo/carriers/demo-keys.ts',
  },
  {
    rule: 'read models do not import one another',
    broken: ({ from, to }) =>
      part(from) === 'projections' &&
      part(to) === 'projections' &&
      !inside('projections/all.ts', 'projections/areas.ts')(from) &&
      !inside('projections/kernel', 'projections/shared')(to) &&
      area(from) !== area(to),
  },
  {
    rule: 'features of the console do not import one another',
    broken: ({ from, to }) => inside('web/src/features')(from) && inside('web/src/features')(to) && from.split('/')[3] !== to.split('/')[3],
  },
  {
    rule: 'what features of the console share knows none of them',
    broken: ({ from, to }) => inside('web/src/shared')(from) && inside('web/src/features', 'web/src/terminals')(to),
  },
  {
    rule: 'each layer of the console stands on those below it',
    broken: ({ from, to }) => inside('web/src')(from) && inside('web/src')(to) && !isSpec(from) && layerOf(to) > layerOf(from),
  },
];

const imports = parts.flatMap(sourceFiles).flatMap(importsOf);

describe('Rule: imports run one way', () => {
  it('reads the imports of the house', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  for (const { rule, broken } of rules) {
    it(rule, () => {
      expect(imports.filter(broken).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    });
  }
});

/** Groups of files that reach one another, whether they import values or types, now or when it is needed (Tarjan). */
const circlesOf = (edges: readonly Import[]): string[][] => {
  const next = new Map<string, Import[]>();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const { to } of next.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
};

describe('Rule: nothing imports itself by a detour, types included', () => {
  it('finds a circle', () => {
    const edge = (from: string, to: string): Import => ({ from, to, isLazy: false });
    expect(circlesOf([edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'd')])).toEqual([['a', 'b', 'c']]);
  });

  it('finds none in the house', () => {
    const inTests = sourceFiles('tests').flatMap(importsOf);
    const counted = [...imports, ...inTests].filter(({ to }) => ours(to) || part(to) === 'tests');
    expect(circlesOf(counted).map((circle) => circle.join(' ↔ '))).toEqual([]);
  });
});

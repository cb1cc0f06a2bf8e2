import { describe, expect, it } from 'vitest';
import { nodeCaches } from './node-caches.ts';

describe('Rule: what a node remembers is invalidated in one place', () => {
  const told: string[] = [];
  const caches = nodeCaches();
  caches.register({
    logReplaced: () => told.push('states: log replaced'),
    streamAdvanced: (id, version) => told.push(`states: ${id} at ${version}`),
  });
  caches.register({ logReplaced: () => told.push('rows: log replaced') });
  caches.register({ subjectErased: () => told.push('keys: erased') });

  it.each([
    ['every cache that minds it', caches.logReplaced, ['states: log replaced', 'rows: log replaced']],
    ['only those that mind it', caches.subjectErased, ['keys: erased']],
    ['with what happened', () => caches.streamAdvanced('item-A', 3), ['states: item-A at 3']],
  ])('tells %s', (_, tell, expected) => {
    told.length = 0;
    tell();
    expect(told).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../errors.ts';
import { reject } from './rejection.ts';

describe('Rule: a refusal is one that the catalogue words', () => {
  it('does not compile under a name that no area defines', () => {
    // @ts-expect-error: nobody defines it.
    expect(errorCatalogue[reject('ShelfFul').rejected]).toBeUndefined();
    expect(errorCatalogue[reject('ShelfFull').rejected]).toBeDefined();
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { knownHere } from './known-here.ts';

const [dunk, jordan, shelved] = [
  oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  oneIdFrom([9, 8, 7, 6, 5, 4, 3, 2, 1]),
  oneIdFrom([2, 4, 6, 8, 1, 3, 5, 7, 9]),
];
const item = (oneId: string, state: string) => ({ oneId, state, remarks: 'Dunk Low Panda', spec: '9', shelvesName: null });
const parcel = (preId: string, ...items: ReturnType<typeof item>[]) => ({ preId, packId: `P${preId}`, logNo: '1Z999AA10000000001', items });
const read = (code: string, found: object) => queryClient.setQueryData(['read', lookUpScan.name, 'own@EWR-1', { code }], found);

afterEach(() => queryClient.clear());

describe('Rule: without a network the floor goes on with what this device has read', () => {
  it('a parcel by any of its numbers, and its units by their ONE IDs', () => {
    read('FC-1', { found: 'package', package: parcel('FC-1', item(dunk, 'inspected'), item(jordan, 'received')) });
    expect(knownHere('fc-1')).toMatchObject({ found: 'package', package: { preId: 'FC-1' } });
    expect(knownHere('1Z999AA10000000001')).toMatchObject({ found: 'package' });
    expect(knownHere(formatOneId(jordan))).toMatchObject({ found: 'unit', unit: { oneId: jordan, state: 'received', preId: 'FC-1' } });
  });

  it('but nothing that it has not read, and no unit of which nobody can say what may be done with it', () => {
    read('FC-1', { found: 'package', package: parcel('FC-1', item(shelved, 'available')) });
    read('X', { found: 'nothing', code: 'X', known: null, near: [] });
    expect([knownHere(shelved), knownHere(dunk), knownHere('X')]).toEqual([undefined, undefined, undefined]);
  });
});

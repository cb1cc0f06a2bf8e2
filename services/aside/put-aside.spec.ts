import { describe, expect, it } from 'vitest';
import { noAside, type Aside, asideStream } from '../aggregates/package/aside.ts';
import { handOn, putAside } from './put-aside.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const viewer = { warehouseId: 'JFK' };
const thing = { id: 'FC-000001', exists: true, code: '1Z999AA10123456784', belongsTo: 'LAX' };
const asideOf = (state: Aside) => loaded(asideStream, 'JFK/FC-000001', state);
const here = asideOf({ isHere: true, warehouseId: 'JFK' });
const notHere = asideOf(noAside);
const command = { viewer, what: 'package' } as const;

describe('Rule: what belongs to another warehouse is put aside until it is handed on', () => {
  it('noted where it lies, with where it belongs', () => {
    expect(putAside(command, { thing, aside: notHere })).toEqual({
      changes: [
        expect.objectContaining({
          id: 'JFK/FC-000001',
          events: [
            { type: 'PutAside', data: { id: 'FC-000001', what: 'package', code: '1Z999AA10123456784', warehouseId: 'JFK', belongsTo: 'LAX' } },
          ],
        }),
      ],
    });
  });

  it('noted once, however often it is scanned', () => {
    expect(putAside(command, { thing, aside: here })).toEqual({ changes: [] });
  });

  it('handed on once', () => {
    expect(handOn({ viewer, body: { id: thing.id } }, { aside: here })).toMatchObject({
      changes: [{ id: 'JFK/FC-000001', events: [{ type: 'HandedOn', data: { id: 'FC-000001', warehouseId: 'JFK' } }] }],
    });
    expect(handOn({ viewer, body: { id: thing.id } }, { aside: notHere })).toEqual({ changes: [] });
  });

  it('and never what belongs here, or what nobody knows', () => {
    expect(putAside({ ...command, viewer: { warehouseId: 'LAX' } }, { thing, aside: notHere })).toMatchObject({ rejected: 'BelongsHere' });
    expect(putAside(command, { thing: { ...thing, exists: false }, aside: notHere })).toMatchObject({ rejected: 'NotFound' });
  });
});

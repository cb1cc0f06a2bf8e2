import { describe, expect, it } from 'vitest';
import { noAside } from '../aggregates/package/aside.ts';
import { handOn, putAside } from './put-aside.ts';

const viewer = { warehouseId: 'JFK' };
const thing = { id: 'FC-000001', exists: true, code: '1Z999AA10123456784', belongsTo: 'LAX' };
const here = { isHere: true, warehouseId: 'JFK' };
const command = { viewer, what: 'package' } as const;

describe('Rule: what belongs to another warehouse is put aside until it is handed on', () => {
  it('noted where it lies, with where it belongs', () => {
    expect(putAside(command, { thing, aside: noAside })).toEqual({
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
    expect(handOn(viewer, thing.id, here)).toMatchObject({
      changes: [{ id: 'JFK/FC-000001', events: [{ type: 'HandedOn', data: { id: 'FC-000001', warehouseId: 'JFK' } }] }],
    });
    expect(handOn(viewer, thing.id, noAside)).toEqual({ changes: [] });
  });

  it('and never what belongs here, or what nobody knows', () => {
    expect(putAside({ ...command, viewer: { warehouseId: 'LAX' } }, { thing, aside: noAside })).toMatchObject({ rejected: 'BelongsHere' });
    expect(putAside(command, { thing: { ...thing, exists: false }, aside: noAside })).toMatchObject({ rejected: 'NotFound' });
  });
});

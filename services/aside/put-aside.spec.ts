import { describe, expect, it } from 'vitest';
import { asideStream } from '../aggregates/package/aside.ts';
import { handOn, putAside, type PutAside } from './put-aside.ts';
import { specification, type Given } from '#tests/support/given.ts';

const viewer = { warehouseId: 'JFK' };
const thing = { id: 'FC-000001', exists: true, code: '1Z999AA10123456784', belongsTo: 'LAX' };
const command: PutAside = { viewer, what: 'package' };
const ofTheThing = (given: Given) => ({ aside: given.one(asideStream, 'JFK/FC-000001') });
const putting = specification(putAside, (given) => ({ thing, aside: ofTheThing(given).aside }));
const handing = specification(handOn, ofTheThing);
const here = putting.given().when(command).facts();
const handOnIt = { viewer, body: { id: thing.id } };

describe('Rule: what belongs to another warehouse is put aside until it is handed on', () => {
  it('noted where it lies, with where it belongs', () => {
    const data = { id: 'FC-000001', what: 'package', code: '1Z999AA10123456784', warehouseId: 'JFK', belongsTo: 'LAX' };
    expect(here).toEqual([expect.objectContaining({ id: 'JFK/FC-000001', events: [{ type: 'PutAside', data }] })]);
  });

  it('noted once, however often it is scanned', () => putting.given(here).when(command).thenNothingHappened());

  it('handed on once', () => {
    const handedOn = { id: 'JFK/FC-000001', type: 'HandedOn', data: { id: 'FC-000001', warehouseId: 'JFK' } };
    handing.given(here).when(handOnIt).then(handedOn);
    handing.given().when(handOnIt).thenNothingHappened();
    handing.given(here, handing.given(here).when(handOnIt).facts()).when(handOnIt).thenNothingHappened();
  });

  it('and never what belongs here, or what nobody knows', () => {
    const unknown = specification(putAside, (given) => ({ ...ofTheThing(given), thing: { ...thing, exists: false } }));
    putting
      .given()
      .when({ ...command, viewer: { warehouseId: 'LAX' } })
      .thenRejected('BelongsHere');
    unknown.given().when(command).thenRejected('NotFound');
  });
});

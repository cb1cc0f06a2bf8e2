import { describe, expect, it } from 'vitest';
import { allowedEvents } from '#services/aggregates/allowed-events.ts';
import { actionKeys, type PermissionGrant, type PermissionId } from '../kernel/access/permissions.ts';
import { packageActionsOn } from './package-actions.ts';

const may = (...ids: PermissionId[]) => ({ permissions: ids.map((permissionId): PermissionGrant => ({ permissionId, actions: actionKeys })) });
const received = { status: 'received', unclaimed: false, unresolved: false, resolution: null, unitStates: ['inspected'] } as const;
const offered = (row: Parameters<typeof packageActionsOn>[0], viewer: Parameters<typeof packageActionsOn>[1]) =>
  packageActionsOn(row, viewer, allowedEvents.package(row.status));

describe('Rule: a parcel comes again only for what is still coming', () => {
  it('is offered for receiving once the seller has said so', () => {
    expect(offered({ ...received, resolution: 'stillComing' }, may('700102'))).toEqual(['receive', 'checkInbound', 'cancelInbound']);
    for (const resolution of [null, 'accepted', 'closed'] as const)
      expect(offered({ ...received, resolution }, may('700102'))).toEqual(['checkInbound', 'cancelInbound']);
  });

  it('is not, once it is checked', () => {
    expect(offered({ ...received, status: 'checked', resolution: 'stillComing' }, may('700102'))).toEqual([]);
  });
});

describe('Rule: a parcel is checked once all of it is inspected', () => {
  it('and offered for it no sooner', () => {
    expect(offered({ ...received, unitStates: ['inspected', 'received'] }, may('700102'))).toEqual(['cancelInbound']);
    expect(offered({ ...received, unitStates: [] }, may('700102'))).toEqual(['checkInbound', 'cancelInbound']);
  });
});

describe('Rule: an inbound is cancelled until a unit is shelved', () => {
  it('and not offered for it after that', () => {
    expect(offered({ ...received, unitStates: ['inspected', 'available'] }, may('700102'))).toEqual(['checkInbound']);
  });
});

describe('Rule: a package offers what its status allows and the viewer may do', () => {
  it('lets the seller answer a difference, and claim what nobody owns', () => {
    expect(offered(received, may('business'))).toEqual([]);
    expect(offered({ ...received, unresolved: true }, may('business'))).toEqual(['resolve']);
    expect(offered({ ...received, unclaimed: true }, may('business'))).toEqual(['claim']);
  });
});

import { describe, expect, it } from 'vitest';
import { actionKeys, type PermissionGrant, type PermissionId } from '../kernel/permissions.ts';
import { packageActionsOn } from './package-actions.ts';

const may = (...ids: PermissionId[]) => ({ permissions: ids.map((permissionId): PermissionGrant => ({ permissionId, actions: actionKeys })) });
const received = { status: 'received', unclaimed: false, unresolved: false, resolution: null, unitStates: ['inspected'] } as const;

describe('Rule: a parcel comes again only for what is still coming', () => {
  it('is offered for receiving once the seller has said so', () => {
    expect(packageActionsOn({ ...received, resolution: 'stillComing' }, may('700102'))).toEqual(['receive', 'checkInbound', 'cancelInbound']);
    for (const resolution of [null, 'accepted', 'closed'] as const)
      expect(packageActionsOn({ ...received, resolution }, may('700102'))).toEqual(['checkInbound', 'cancelInbound']);
  });

  it('is not, once it is checked', () => {
    expect(packageActionsOn({ ...received, status: 'checked', resolution: 'stillComing' }, may('700102'))).toEqual([]);
  });
});

describe('Rule: a parcel is checked once all of it is inspected', () => {
  it('and offered for it no sooner', () => {
    expect(packageActionsOn({ ...received, unitStates: ['inspected', 'received'] }, may('700102'))).toEqual(['cancelInbound']);
    expect(packageActionsOn({ ...received, unitStates: [] }, may('700102'))).toEqual(['checkInbound', 'cancelInbound']);
  });
});

describe('Rule: an inbound is cancelled until a unit is shelved', () => {
  it('and not offered for it after that', () => {
    expect(packageActionsOn({ ...received, unitStates: ['inspected', 'available'] }, may('700102'))).toEqual(['checkInbound']);
  });
});

describe('Rule: a package offers what its status allows and the viewer may do', () => {
  it('lets the seller answer a difference, and claim what nobody owns', () => {
    expect(packageActionsOn(received, may('business'))).toEqual([]);
    expect(packageActionsOn({ ...received, unresolved: true }, may('business'))).toEqual(['resolve']);
    expect(packageActionsOn({ ...received, unclaimed: true }, may('business'))).toEqual(['claim']);
  });
});

import { describe, expect, it } from 'vitest';
import { parcelsOf, type WaitingParcel } from './parcels-of.ts';

const [kicks, vault] = [
  { id: 7, uid: 'U7', realname: 'Kicks & Co.' },
  { id: 8, uid: 'U8', realname: 'Vault 9' },
] as const;
const unit = (preId: string, shopInfo: WaitingParcel['owner'], img: string) => ({ preId, shopInfo, img });

describe('Rule: work waits by the parcel, the first that came on top', () => {
  it('counts the units of each', () => {
    expect(parcelsOf([unit('FC-2', kicks, 'a'), unit('FC-1', vault, 'b'), unit('FC-2', kicks, 'c')])).toEqual([
      { preId: 'FC-2', owner: kicks, image: 'a', units: 2 },
      { preId: 'FC-1', owner: vault, image: 'b', units: 1 },
    ]);
  });

  it('counts none where only the first units are known', () => {
    expect(parcelsOf([unit('FC-2', kicks, 'a'), unit('FC-1', vault, 'b')], 3)).toEqual([
      { preId: 'FC-2', owner: kicks, image: 'a', units: undefined },
      { preId: 'FC-1', owner: vault, image: 'b', units: undefined },
    ]);
  });
});

import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { equal, type Condition } from '../kernel/lists/conditions.ts';

interface CameIn {
  pre_id: string;
  pack_id: string;
  log_no: string;
  batch_no: string | null;
  inbound_shop_id: number;
}

interface InboundReferences {
  preId: string;
  packId: string;
  logNo: string;
  batchNo: string | null;
}

const noReferences: InboundReferences = { preId: '', packId: '', logNo: '', batchNo: null };

/** The numbers under which an item came in. To sellers they are the business of the shop whose inbound it was, whoever owns the item now. */
export const inboundReferences = (item: CameIn, viewer: Viewer): InboundReferences =>
  isSeller(viewer) && !isOwnInbound(item, viewer)
    ? noReferences
    : { preId: item.pre_id, packId: item.pack_id, logNo: item.log_no, batchNo: item.batch_no };

export const isOwnInbound = ({ inbound_shop_id }: Pick<CameIn, 'inbound_shop_id'>, { shopId }: Viewer): boolean => inbound_shop_id === shopId;

/** The same over `inventory as i`, for what asks by these numbers; undefined for whom nothing is hidden. */
export const whereReferencesVisible = (viewer: Viewer): Condition | undefined =>
  isSeller(viewer) ? equal('i.inbound_shop_id', viewer.shopId) : undefined;

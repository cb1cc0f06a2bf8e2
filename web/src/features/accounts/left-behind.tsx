import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { LeftWords } from './left-words.tsx';

/** What a shop leaves behind, as far as whoever erases may see it: nobody can be asked about it afterwards. */
export const LeftBehind = ({ shop: { id, uid } }: { shop: ShopInfo }) => {
  const maySeeStock = useMay('300.query');
  const maySeeWallets = useMay('500.query');
  const stock = useRead(listInventory, { shopId: id, view: 'all', size: 1 }, { quiet: true, enabled: maySeeStock });
  const wallet = useRead(getWallet, { shopId: id }, { quiet: true, enabled: maySeeWallets });
  return <LeftWords uid={uid} items={stock.data?.counts.all ?? 0} balanceCents={wallet.data?.postedCents ?? 0} />;
};

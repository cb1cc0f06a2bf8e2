import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { useChangeOwner } from '../use-change-owner.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { OwnerSelect } from './owner-select.tsx';
import { SideSection } from './side-section.tsx';
import styles from './side.module.css';

/** Whose it is, for staff; administrators change it while it is in stock, but not on the self-operated pages (R5.03). */
export const OwnerSection = ({ item: { oneId, shopInfo, actions } }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const place = useViewpoint();
  const ownerName = useOwnerName();
  const { saving, change } = useChangeOwner(oneId);
  const [choosing, setChoosing] = useState(false);
  const confirm = useConfirm();
  if (isSellerView(place)) return null;

  const choose = async (shop: ShopInfo) => {
    setChoosing(false);
    const names = { name: ownerName(shop), from: ownerName(shopInfo), oneId: formatOneId(oneId) };
    const sure = await confirm({
      kind: 'plain',
      title: t('item.ownerAsk', names),
      text: t('item.ownerAskText', names),
      confirm: t('item.ownerConfirm'),
    });
    if (sure) change(shop.id, shopInfo.id);
  };

  const name = ownerName(shopInfo);
  return (
    <SideSection title={t('item.owner')}>
      {choosing ? (
        <OwnerSelect owner={shopInfo} onSelect={(shop) => void choose(shop)} onCancel={() => setChoosing(false)} />
      ) : (
        <div className={styles['row']}>
          <span>{t('item.seller')}</span>
          {actions.includes('changeOwner') ? (
            <button type="button" className={styles['edit']} data-saving={saving} disabled={saving} onClick={() => setChoosing(true)}>
              {name}
              <Pencil size={12} strokeWidth={1.8} aria-label={t('item.ownerConfirm')} />
            </button>
          ) : (
            <span className={styles['value']}>{name}</span>
          )}
        </div>
      )}
      <div className={styles['row']}>
        <span>UID</span>
        <span className={styles['value']}>{shopInfo.uid}</span>
      </div>
    </SideSection>
  );
};

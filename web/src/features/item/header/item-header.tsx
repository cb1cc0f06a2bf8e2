import { useTranslation } from 'react-i18next';
import { itemStates } from '#contracts/item/item-states.ts';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { BarCode } from '#web/ui/bar-code/bar-code.tsx';
import { DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { ItemActions } from './item-actions.tsx';
import styles from './item-header.module.css';
import { ItemPhoto } from './item-photo.tsx';

export const ItemHeader = ({ item }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const state = itemStates[item.state];
  return (
    <DrawerHeader
      before={<ItemPhoto item={item} />}
      title={
        <>
          <h2 className={styles['title']}>{item.remarks || item.sku}</h2>
          <StatusTag tone={state.tone}>{words(state)}</StatusTag>
        </>
      }
      meta={[
        item.brand,
        item.sku,
        item.spec && (
          <strong key="size">
            <span className="unseen">{t('item.size')} </span>
            {sizeText(item.spec)}
          </strong>
        ),
        ownerName(item.shopInfo),
      ]}
      actions={<ItemActions item={item} />}
      after={
        <div className={styles['code']}>
          <div className={styles['bars']}>
            <BarCode text={item.oneId} />
          </div>
          <OneId value={item.oneId} copy />
        </div>
      }
    />
  );
};

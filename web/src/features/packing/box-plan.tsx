import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';

/** How the seller wants the items boxed (reship); packing goes by it, and the scans say what was done. */
export const BoxPlan = ({ order: { boxes } }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  if (boxes.length < 2) return null;
  return (
    <FloorRows title={t('packing.boxes')}>
      {boxes.map(({ boxNo, oneIds }) => (
        <FloorRow
          key={boxNo}
          title={t('packing.box', { box: boxNo, items: t('packing.itemsInside', { count: oneIds.length }) })}
          text={oneIds.map(formatOneId).join(', ')}
        />
      ))}
    </FloorRows>
  );
};

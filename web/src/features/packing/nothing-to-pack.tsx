import { CircleCheckBig, CircleOff, PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import type { PackPhase } from './pack-phase.ts';

interface Props {
  order: OrderDetail;
  phase: Exclude<PackPhase, 'pack' | 'ship'>;
  back: string | undefined;
}

/** An order that is still to be picked, that is shipped, or that the packing table has nothing to do with. */
export const NothingToPack = ({ order, phase, back }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const { oddNo, carrier, logNo, type, state } = order;
  const nextOrder = (
    <FloorButton tone="next" onClick={() => void navigate(warehousePaths.packing)}>
      {t('packing.nextOrder')}
    </FloorButton>
  );
  switch (phase) {
    case 'pick':
      return (
        <FloorDone icon={PackageSearch} tone="idle" title={t('packing.notPicked')} lines={[t('packing.notPickedText')]}>
          <FloorButton tone="next" onClick={() => void navigate(withQuery(warehousePaths.picking, { oddNo }))}>
            {t('packing.toPicking')}
          </FloorButton>
        </FloorDone>
      );
    case 'off':
      return (
        <FloorDone
          icon={CircleOff}
          tone="idle"
          title={t('packing.notForPacking', { status: words(orderStatus(type, state)) })}
          lines={[t('packing.notForPackingText', { oddNo })]}
        >
          {nextOrder}
        </FloorDone>
      );
    case 'done':
      return (
        <FloorDone icon={CircleCheckBig} title={t('packing.shipped')} lines={[[carrier, logNo].filter(Boolean).join(' ')]}>
          {nextOrder}
          {back === warehousePaths.workplace && <FloorButton onClick={() => void navigate(back)}>{t('packing.toBoard')}</FloorButton>}
        </FloorDone>
      );
  }
};

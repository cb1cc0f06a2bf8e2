import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { AlsoAtWork } from '#web/shared/order-work/also-at-work.tsx';
import { WhichOrder } from '#web/shared/order-scan/which-order.tsx';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { NothingToPack } from './nothing-to-pack.tsx';
import { packProgress, phaseOf, type PackPhase } from './pack-phase.ts';
import { PackParcels } from './pack/pack-parcels.tsx';
import { packingOf } from './packing-machine.ts';
import { ShipParcels } from './ship/ship-parcels.tsx';
import { usePacking, usePackError } from './use-packing.ts';

/** One order on the packing table: into parcels, weighed, labelled, to the carrier. */
export const PackOrder = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const back = useWayBack();
  usePageName(`${t('packing.pages.packing')} ${order.oddNo}`);
  const { state, send, last, isSending } = usePacking(order);
  const phase = phaseOf(order);
  const error = usePackError(state, phase, order);
  const question = phase !== 'pack' && state.orders.name === 'asking' ? state.orders : undefined;
  const packing = packingOf(state, order);

  const body = () => {
    if (error) return <ScanErrorScreen {...error} onDismiss={() => send({ type: 'dismissed' })} />;
    if (question) return <WhichOrder {...question} onSend={(input) => send({ type: 'ordersAnswered', input })} />;
    if (phase === 'pack') return <PackParcels order={order} packing={packing} isSending={isSending} onSend={send} />;
    if (phase === 'ship') return <ShipParcels order={order} scannedLabel={state.label} />;
    return <NothingToPack order={order} phase={phase} back={back} />;
  };
  return (
    <FloorPage
      title={t('packing.pages.packing')}
      meta={[totesText(order, t), order.oddNo, order.shopInfo.realname].filter(Boolean).join(' · ')}
      back={back}
      progress={packProgress(order, packing)}
      scan={{
        placeholder: placeholderOf(phase, order, t),
        onScan: (code) => send({ type: 'scanned', code }),
        trouble: error?.code ?? question?.code,
      }}
      last={phase === 'pack' || last === 'nothing' ? last : { ...last, undo: undefined }}
    >
      <AlsoAtWork oddNo={order.oddNo} />
      {body()}
    </FloorPage>
  );
};

const placeholderOf = (phase: PackPhase, { label }: OrderDetail, t: TFunction): string => {
  if (phase === 'pack') return t('packing.scanItem');
  if (phase !== 'ship') return t('packing.scanOrder');
  return label ? t('packing.scanLabel') : t('packing.scanTracking');
};

/** The totes that its items still lie in. */
const totesText = ({ itemList }: OrderDetail, t: TFunction): string => {
  const totes = itemList.flatMap(({ progress, tote }) => (progress === 'picked' && tote ? tote : []));
  return [...new Set(totes)].map((tote) => t('picking.tote', { tote })).join(', ');
};

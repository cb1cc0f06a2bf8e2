import { CircleCheckBig, CircleOff, PackageSearch } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { useWrongScan } from '#web/ui/floor/scan/use-wrong-scan.ts';
import { WrongScan } from '#web/ui/floor/scan/wrong-scan.tsx';
import { PackParcels } from './pack-parcels.tsx';
import { packProgress, stepOf } from './pack-step.ts';
import { ShipParcels } from './ship-parcels.tsx';
import { usePackScan } from './use-pack-scan.ts';
import { usePacking } from './use-packing.ts';

/** One order on the packing table: into parcels, weighed, labelled, to the carrier. */
export const PackOrder = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const back = useWayBack();
  const navigate = useNavigate();
  usePageName(`${t('packing.pages.packing')} ${order.oddNo}`);
  const work = usePacking(order);
  const label = useLabelScan(order);
  const step = stepOf(order);
  const next = usePackScan(label.refuse);
  const other = usePackScan(work.scan);
  const scanOther = (code: string) => {
    work.goOn();
    void other.scan(code);
  };
  /** Whoever scans the next order is done with this one: it waits in the list for its label. */
  const scanLabel = (code: string) => {
    next.goOn();
    if (!isOrderCode(code, order)) return label.scan(code);
    label.goOn();
    void next.scan(code);
  };
  const scans = {
    pack: { placeholder: t('packing.scanItem'), onScan: work.scan, trouble: work.wrong?.code },
    ship: {
      placeholder: order.label ? t('packing.scanLabel') : t('packing.scanTracking'),
      onScan: scanLabel,
      trouble: (label.wrong ?? next.wrong)?.code,
    },
    pick: { placeholder: t('packing.scanOrder'), onScan: scanOther, trouble: other.wrong?.code ?? other.question?.code },
    done: { placeholder: t('packing.scanOrder'), onScan: scanOther, trouble: other.wrong?.code ?? other.question?.code },
    off: { placeholder: t('packing.scanOrder'), onScan: scanOther, trouble: other.wrong?.code ?? other.question?.code },
  };

  const { wrong, goOn } = (step === 'ship' ? [label, next] : [work, other]).find((one) => one.wrong) ?? work;
  const question = step === 'pick' || step === 'done' || step === 'off' ? other.question : undefined;
  const clear = !wrong && !question;
  return (
    <FloorPage
      title={t('packing.pages.packing')}
      meta={[totesText(order, t), order.oddNo, order.shopInfo.realname].filter(Boolean).join(' · ')}
      back={back}
      progress={packProgress(order, work.packing)}
      scan={scans[step]}
      last={step === 'pack' || work.last === 'nothing' ? work.last : { ...work.last, undo: undefined }}
    >
      {wrong && <WrongScan {...wrong} next={goOn} />}
      {!wrong && question?.ask}
      {!wrong && step === 'pack' && <PackParcels order={order} work={work} />}
      {!wrong && step === 'ship' && <ShipParcels order={order} scannedLabel={label.scanned} />}
      {clear && step === 'pick' && (
        <FloorDone icon={PackageSearch} tone="idle" title={t('packing.notPicked')} lines={[t('packing.notPickedText')]}>
          <FloorButton tone="next" onClick={() => void navigate(withQuery(warehousePaths.picking, { oddNo: order.oddNo }))}>
            {t('packing.toPicking')}
          </FloorButton>
        </FloorDone>
      )}
      {clear && step === 'off' && (
        <FloorDone
          icon={CircleOff}
          tone="idle"
          title={t('packing.notForPacking', { status: words(orderStatus(order.type, order.state)) })}
          lines={[t('packing.notForPackingText', { oddNo: order.oddNo })]}
        >
          <FloorButton tone="next" onClick={() => void navigate(warehousePaths.packing)}>
            {t('packing.nextOrder')}
          </FloorButton>
        </FloorDone>
      )}
      {clear && step === 'done' && (
        <FloorDone icon={CircleCheckBig} title={t('packing.shipped')} lines={[[order.carrier, order.logNo].filter(Boolean).join(' ')]}>
          <FloorButton tone="next" onClick={() => void navigate(warehousePaths.packing)}>
            {t('packing.nextOrder')}
          </FloorButton>
          {back === warehousePaths.workplace && <FloorButton onClick={() => void navigate(back)}>{t('packing.toBoard')}</FloorButton>}
        </FloorDone>
      )}
    </FloorPage>
  );
};

/** The totes that its items still lie in. */
const totesText = ({ itemList }: OrderDetail, t: TFunction): string => {
  const totes = itemList.flatMap(({ progress, tote }) => (progress === 'picked' && tote ? tote : []));
  return [...new Set(totes)].map((tote) => t('picking.tote', { tote })).join(', ');
};

/** A number of another order, or a ONE ID of another item; a tracking number is a label. */
const isOrderCode = (code: string, { oddNo, itemList }: OrderDetail): boolean => {
  const read = code.trim().toUpperCase();
  const oneId = normaliseOneId(code);
  return isOneId(oneId) ? itemList.every((item) => item.oneId !== oneId) : /^OC\d{11,}$/.test(read) && read !== oddNo;
};

/** The label's bars against the order's own number: a label on the wrong parcel is caught at the table. */
const useLabelScan = (order: OrderDetail) => {
  const { t } = useTranslation();
  const [scanned, setScanned] = useState<string>();
  const { wrong, refuse, clear, goOn } = useWrongScan();
  const refuseLabel = (code: string) =>
    refuse({ title: t('packing.wrong.label'), code, expected: order.label?.logNo, todo: t('packing.todo.label') });
  return {
    scanned,
    wrong,
    goOn,
    refuse: refuseLabel,
    scan: (code: string): void => {
      const read = code.trim().toUpperCase();
      const fits = order.label === null || read === order.label.logNo.toUpperCase();
      clear();
      if (!fits) return refuseLabel(code);
      setScanned(read);
      signal('done');
    },
  };
};

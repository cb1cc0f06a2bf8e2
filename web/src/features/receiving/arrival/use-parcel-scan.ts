import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import { formatOneId, isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { isApiError } from '#web/api/api-error.ts';
import { lookUp, type Found, type FoundElsewhere, type FoundPackage, type FoundUnit } from '#web/shared/inbound/look-up.ts';
import { useWrongCode } from '#web/shared/inbound/use-wrong-code.ts';
import { inboundStep, inboundStepLink } from '#web/core/links/inbound-step.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { uploadPhoto } from '#web/ui/camera/use-photos.ts';
import { useWrongScan } from '#web/ui/floor/scan/use-wrong-scan.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import { useStepOf } from '#web/shared/inbound/use-step-of.ts';
import { skuNamed } from '../units/sku-named.ts';
import { usePutAside } from './put-aside.ts';
import { useArrival } from './use-arrival.ts';

/** A number that nobody forecast. */
export interface Unclaimed {
  logNo: string;
  /** Parcels that are expected under a number that differs in one character. */
  near: Extract<Found, { found: 'nothing' }>['near'];
  /** Its label is being photographed. */
  photographing: boolean;
}

/** Finds the parcel of a code and takes it in; a code that nobody forecast may be an unclaimed parcel. */
export const useParcelScan = () => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const wrongCode = useWrongCode();
  const mayOpen = useMayOpen();
  const stepOf = useStepOf();
  const { wrong, refuse, clear } = useWrongScan();
  const [unclaimed, setUnclaimed] = useState<Unclaimed>();
  const putAside = usePutAside(refuse);
  const { begin, arriveForecast, arriveUnclaimed } = useArrival(refuse);

  const open = (parcel: FoundPackage, code: string, oneId?: string) => {
    const { status, preId, packId, batchNo } = parcel;
    if (status === 'scheduled' || status === 'expired') return arriveForecast(preId, oneId);
    if (status === 'arrived') return begin(batchNo ?? '', preId, oneId);
    if (status === 'received') return void navigate(inboundStepLink('receiving', { preId }));
    const detail = withQuery(warehousePaths.forecastDetail, { id: preId, open: 'detail', packId });
    refuse({
      title: t('receiving.closed'),
      code,
      what: t('receiving.closedText', { parcel: preId, status: words(packageStatuses[status]) }),
      todo: t('floor.layAside'),
      other: mayOpen(detail) ? { label: t('receiving.openDetail'), run: () => void navigate(detail) } : undefined,
    });
  };

  const ofElsewhere = (found: FoundElsewhere): Wrong => ({
    ...wrongCode.elsewhere(found),
    other: {
      label: t('receiving.putAside', { warehouse: found.warehouse.name }),
      run: () => {
        clear();
        putAside(found);
      },
    },
  });

  /** Its scan was undone and the count of its parcel is closed: no page of the way in takes it. */
  const undone = (unit: FoundUnit): Wrong => {
    const item = withQuery(warehousePaths.inventory, { item: unit.oneId });
    return {
      title: t('receiving.receiptUndone'),
      code: formatOneId(unit.oneId),
      what: wrongCode.inState(unit),
      todo: t('receiving.receiptUndoneTodo'),
      other: mayOpen(item) ? { label: t('receiving.openItem'), run: () => void navigate(item) } : undefined,
    };
  };

  const openUnit = (unit: FoundUnit, parcel: FoundPackage | null, code: string) => {
    if (unit.state === 'unknown' && !parcel?.actions.includes('receive')) return refuse(undone(unit));
    const step = inboundStep(unit.state);
    if (step === 'receiving' && parcel) return open(parcel, code, unit.oneId);
    if (step === undefined || step === 'receiving')
      return refuse({ title: t('receiving.closed'), code: formatOneId(unit.oneId), what: wrongCode.inState(unit), todo: t('floor.layAside') });
    const next = stepOf(step, unit);
    if ('wrong' in next) return refuse(next.wrong);
    signal('done');
    void navigate(next.to);
  };

  const scan = async (code: string) => {
    clear();
    setUnclaimed(undefined);
    const found = await lookUp(code);
    if (found.found === 'elsewhere') return refuse(ofElsewhere(found));
    if (found.found === 'package') return open(found.package, code);
    if (found.found === 'unit') return openUnit(found.unit, found.package, code);
    if (isMisreadOneId(code)) return refuse(wrongCode.misread(code));
    if (found.found === 'offline') return refuse(wrongCode.offline(code));
    if (isOneId(normaliseOneId(code))) return refuse(wrongCode.notFound({ code: formatOneId(normaliseOneId(code)), known: null }));
    if (found.known) return refuse(wrongCode.notFound(found));
    const sku = await skuNamed(code);
    if (sku) return refuse({ title: t('receiving.isSku'), code, what: sku.remarks || sku.sku, todo: t('receiving.isSkuTodo') });
    const logNo = normaliseLabelCode(code);
    if (!isLabelCode(logNo))
      return refuse({ title: t('receiving.notTracking'), code, what: t('receiving.notTrackingText'), todo: t('inbound.checkCode') });
    signal('wrong');
    setUnclaimed({ logNo, near: found.near, photographing: false });
  };

  /** The photo of its label is what says later whose the parcel is, or that its number was misread. */
  const receiveUnclaimed = async (label: Blob) => {
    if (!unclaimed) return;
    setUnclaimed(undefined);
    try {
      arriveUnclaimed(unclaimed.logNo, [await uploadPhoto(label)]);
    } catch (failure) {
      const todo = isApiError(failure) && failure.message ? failure.message : t('app.offline');
      refuse({ title: t('receiving.arriveRefused'), code: unclaimed.logNo, todo });
    }
  };

  return {
    scan,
    wrong,
    unclaimed,
    arriveForecast,
    openNear: (preId: string) => arriveForecast(preId),
    photographLabel: () => setUnclaimed((before) => before && { ...before, photographing: true }),
    receiveUnclaimed,
    clear: () => {
      clear();
      setUnclaimed(undefined);
    },
  };
};

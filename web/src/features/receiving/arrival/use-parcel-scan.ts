import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { lookUp, type FoundPackage, type FoundUnit } from '../../../shared/inbound/look-up.ts';
import { useWrongCode } from '../../../shared/inbound/use-wrong-code.ts';
import { inboundStep, inboundStepLink } from '../../../app/links/inbound-step.ts';
import { withQuery } from '../../../app/links/with-query.ts';
import { warehousePaths } from '../../../app/paths/warehouse-paths.ts';
import { useMayOpen } from '../../../app/routes/permitted-pages.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { signal } from '../../../ui/floor/scan/signals.ts';
import { useWrongScan } from '../../../ui/floor/scan/use-wrong-scan.ts';
import { useStepOf } from '../../../shared/inbound/use-step-of.ts';
import { useArrival } from './use-arrival.ts';

/** Finds the parcel of a code and takes it in; a code that nobody forecast may be an unclaimed parcel. */
export const useParcelScan = () => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const wrongCode = useWrongCode();
  const mayOpen = useMayOpen();
  const stepOf = useStepOf();
  const { wrong, refuse, clear } = useWrongScan();
  const [unclaimed, setUnclaimed] = useState<string>();
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

  const openUnit = (unit: FoundUnit, parcel: FoundPackage | null, code: string) => {
    const step = inboundStep(unit.state);
    if (step === 'receiving' && parcel) return open(parcel, code, unit.oneId);
    if (step === undefined || step === 'receiving') return refuse({ ...wrongCode.notFound(code), what: wrongCode.inState(unit) });
    const next = stepOf(step, unit);
    if ('wrong' in next) return refuse(next.wrong);
    signal('done');
    void navigate(next.to);
  };

  const scan = async (code: string) => {
    clear();
    setUnclaimed(undefined);
    const found = await lookUp(code);
    if (found.found === 'package') return open(found.package, code);
    if (found.found === 'unit') return openUnit(found.unit, found.package, code);
    if (found.found === 'offline') return refuse(wrongCode.offline(code));
    const logNo = normaliseLabelCode(code);
    if (!isLabelCode(logNo))
      return refuse({ title: t('receiving.notTracking'), code, what: t('receiving.notTrackingText'), todo: t('inbound.checkCode') });
    signal('wrong');
    setUnclaimed(logNo);
  };

  return {
    scan,
    wrong,
    unclaimed,
    arriveForecast,
    receiveUnclaimed: () => unclaimed && arriveUnclaimed(unclaimed),
    clear: () => {
      clear();
      setUnclaimed(undefined);
    },
  };
};

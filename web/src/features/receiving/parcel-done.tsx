import { CircleCheckBig, PackageOpen, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getPackage, listPackages, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { checkInboundEndpoint } from '#contracts/receiving/package-commands.ts';
import { useCommand } from '#web/api/use-command.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { forgetBatch } from './open-batch.ts';

interface Props {
  parcel: PackageDetail;
  onArrive(): void;
  /** In the server's words. */
  onRefused(message: string): void;
}

/** A parcel that is not being counted: it has not come, or its count is finished and the next steps wait. */
export const ParcelDone = ({ parcel, onArrive, onRefused }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { preId, status, quantity, actions } = parcel;
  if (status === 'scheduled' || status === 'expired') {
    return (
      <FloorDone
        icon={Truck}
        tone="idle"
        title={t('receiving.notArrived', { parcel: preId })}
        lines={[t('receiving.notArrivedText', { count: quantity })]}
      >
        {actions.includes('receive') && (
          <FloorButton tone="next" onClick={onArrive}>
            {t('receiving.arrive')}
          </FloorButton>
        )}
        <NextParcel />
      </FloorDone>
    );
  }
  if (status === 'received' || status === 'checked') return <Counted parcel={parcel} onArrive={onArrive} onRefused={onRefused} />;
  return (
    <FloorDone
      icon={PackageOpen}
      tone="idle"
      title={t('receiving.closed')}
      lines={[t('receiving.closedText', { parcel: preId, status: words(packageStatuses[status]) })]}
    >
      <NextParcel />
    </FloorDone>
  );
};

const Counted = ({ parcel, onArrive, onRefused }: Props) => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const { preId, status, received, quantity: expected, over, short, damaged, lines, items, actions } = parcel;
  const check = useCommand(checkInboundEndpoint, {
    invalidates: [getPackage, listPackages, lookUpScan],
    quiet: true,
    onSuccess: () => giveFeedback('done'),
    onError: ({ message }) => onRefused(message),
  });
  const sum = (of: 'inspected' | 'shelved') => lines.reduce((total, line) => total + line[of], 0);
  const [inspected, shelved] = [sum('inspected'), sum('shelved')];
  const [inspection, shelving] = [inboundStepLink('inspection', { preId }), inboundStepLink('shelving', { preId })];
  const toInspect = items.some(({ state }) => state === 'received') && mayOpen(inspection);
  const toShelve = items.some(({ state }) => state === 'inspected') && mayOpen(shelving);
  return (
    <FloorDone
      icon={CircleCheckBig}
      title={t(status === 'checked' ? 'receiving.checked' : 'receiving.counted')}
      lines={[
        parcel.unclaimed ? t('receiving.finishUnclaimed', { count: received }) : t('receiving.sum', { received: received - over, expected }),
        [
          over > 0 && !parcel.unclaimed && t('receiving.sumOver', { count: over }),
          short > 0 && t('receiving.sumShort', { count: short }),
          damaged > 0 && t('receiving.sumDamaged', { count: damaged }),
        ]
          .filter(Boolean)
          .join(' · '),
        t('receiving.sumInspected', { done: inspected, of: received }),
        t('receiving.sumShelved', { done: shelved, of: received }),
      ]}
    >
      {toInspect && (
        <FloorButton tone="next" onClick={() => void navigate(inspection)}>
          {t('receiving.inspect')}
        </FloorButton>
      )}
      {toShelve && (
        <FloorButton tone={toInspect ? 'plain' : 'next'} onClick={() => void navigate(shelving)}>
          {t('receiving.shelve')}
        </FloorButton>
      )}
      {actions.includes('checkInbound') && (
        <FloorButton tone={toInspect || toShelve ? 'plain' : 'next'} keys="c" disabled={check.isPending} onClick={() => check.mutate({ id: preId })}>
          {t('receiving.checkInbound')}
        </FloorButton>
      )}
      {actions.includes('receive') && <FloorButton onClick={onArrive}>{t('receiving.arriveAgain')}</FloorButton>}
      <NextParcel />
    </FloorDone>
  );
};

const NextParcel = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = () => {
    forgetBatch();
    void navigate(withQuery(warehousePaths.receiving, { new: 1 }));
  };
  return <FloorButton onClick={leave}>{t('receiving.nextParcel')}</FloorButton>;
};

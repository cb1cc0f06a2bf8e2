import { ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { inspectionResults } from '#contracts/item/inspection-results.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { FoundPackage } from '#web/shared/inbound/look-up.ts';
import { WaitingParcels } from '#web/shared/inbound/parcel/waiting-parcels.tsx';
import { WhatIsLeft } from '#web/shared/inbound/parcel/what-is-left.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import type { InspectedUnit } from './use-inspection-work.ts';

interface Props {
  parcel: FoundPackage | undefined;
  units: readonly InspectedUnit[];
  onInspect(oneId: string): void;
}

/** What is still to inspect, and on to the shelves when nothing is. */
export const LeftToInspect = ({ parcel, units, onInspect }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const left = units.filter(({ result }) => !result);
  const done = units.filter(({ result }) => result);
  if (!parcel)
    return (
      <WaitingParcels step="inspection" state="received" title={t('inspection.waiting')}>
        <FloorDone icon={ScanLine} tone="idle" title={t('inspection.startTitle')} lines={[t('inspection.startText')]} />
      </WaitingParcels>
    );
  return (
    <WhatIsLeft
      done={
        left.length === 0
          ? {
              title: t('inspection.done'),
              text: t('inspection.doneText', { count: done.length, parcel: parcel.preId }),
              next: t('inspection.toShelving'),
              to: inboundStepLink('shelving', { preId: parcel.preId }),
            }
          : undefined
      }
      groups={[{ title: t('inspection.waiting'), units: left, take: ({ oneId }) => onInspect(oneId) }, { units: done }]}
      statusOf={({ result }) =>
        result && <StatusTag tone={result === 'qualified' ? 'done' : 'refused'}>{words(inspectionResults[result])}</StatusTag>
      }
    />
  );
};

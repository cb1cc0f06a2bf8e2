import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { itemStates } from '#contracts/item/item-states.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { FoundPackage } from '#web/shared/inbound/look-up.ts';
import { WaitingParcels } from '#web/shared/inbound/parcel/waiting-parcels.tsx';
import { WhatIsLeft } from '#web/shared/inbound/parcel/what-is-left.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import type { ShelvingUnit } from './use-shelving-work.ts';

interface Props {
  parcel: FoundPackage | undefined;
  units: readonly ShelvingUnit[];
  onShelve(unit: ShelvingUnit): void;
}

/** What is to be shelved, what is to be inspected before, and where the rest lies. */
export const LeftToShelve = ({ parcel, units, onShelve }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const at = (step: ShelvingUnit['step']) => units.filter((unit) => unit.step === step);
  const [toShelve, toInspect, shelved] = [at('shelve'), at('inspect'), at('shelved')];
  if (!parcel)
    return (
      <WaitingParcels step="shelving" state="inspected" title={t('shelving.waiting')} againTitle={t('shelving.putBack')}>
        <FloorDone icon={Warehouse} tone="idle" title={t('inbound.shelve')} lines={[t('shelving.startText')]} />
      </WaitingParcels>
    );
  const inspect = ({ oneId }: ShelvingUnit) => void navigate(inboundStepLink('inspection', { oneId, preId: parcel.preId }));
  const mayInspect = mayOpen(inboundStepLink('inspection', {}));
  return (
    <WhatIsLeft
      done={
        units.length > 0 && shelved.length === units.length
          ? {
              title: t('shelving.done'),
              text: t('shelving.doneText', { count: shelved.length, parcel: parcel.preId }),
              next: t('shelving.toParcel'),
              to: inboundStepLink('receiving', { preId: parcel.preId }),
            }
          : undefined
      }
      groups={[
        { title: t('shelving.waiting'), units: toShelve, take: onShelve },
        { title: t('shelving.toInspect'), units: toInspect, ...(mayInspect && { take: inspect }) },
        { units: shelved },
      ]}
      statusOf={({ step, state }) => step === 'shelved' && <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>}
    />
  );
};

import { CircleCheckBig, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatOneId } from '#contracts/item/one-id.ts';
import { oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { labelForm, labelSize } from '#web/shared/print/label-form.ts';
import { usePrint } from '#web/shared/print/use-print.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { UnitRow } from '#web/ui/floor/parts/unit-row.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { State } from './returns-machine.ts';

/** The new ONE IDs, whose labels go onto the goods before they are inspected. */
export const ReturnDone = ({ done: { preId, units, goods }, onNext }: { done: NonNullable<State['done']>; onNext: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const print = usePrint();
  const inspection = inboundStepLink('inspection', { preId });
  const printAll = () => {
    const size = labelSize();
    const oneIds = units.map(({ oneId }) => oneId).join(',');
    void print(callEndpoint(oneIdLabels, { query: { oneIds, size, ...labelForm() }, quiet: true }), size);
  };
  return (
    <>
      <FloorDone icon={CircleCheckBig} title={t('returns.done', { count: units.length })} lines={[t('returns.doneText', { parcel: preId })]}>
        <FloorButton icon={Printer} keys="p" onClick={printAll}>
          {t('returns.printLabels', { count: units.length })}
        </FloorButton>
        {mayOpen(inspection) && (
          <FloorButton tone="next" onClick={() => void navigate(inspection)}>
            {t('returns.inspect')}
          </FloorButton>
        )}
        <FloorButton onClick={onNext}>{t('returns.nextParcel')}</FloorButton>
      </FloorDone>
      <FloorRows title={t('returns.newOneIds')}>
        {units.map(({ former, oneId }) => {
          const found = goods.find((each) => each.oneId === former);
          const unit = found?.isUnknown ? undefined : found;
          return (
            <UnitRow
              key={oneId}
              image={unit?.img ?? ''}
              title={unit?.remarks ?? ''}
              oneId={oneId}
              after={<span>{t('returns.formerly', { oneId: formatOneId(former) })}</span>}
              end={sizeText(unit?.spec ?? '')}
            />
          );
        })}
      </FloorRows>
    </>
  );
};

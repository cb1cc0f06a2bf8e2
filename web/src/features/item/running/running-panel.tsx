import { useTranslation } from 'react-i18next';
import type { ItemDetail, Running } from '#contracts/item/item-queries.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import { DueText } from './due-text.tsx';
import { Panel } from './panel.tsx';
import { Progress } from './progress.tsx';
import { StoredPanel } from './stored-panel.tsx';

/** What is going on now, for how long, and what it waits for; an item at rest says where it lies. */
export const RunningPanel = ({ item }: { item: ItemDetail }) =>
  item.running ? <StepPanel running={item.running} warehouse={item.inProdInfo.wareName} /> : <StoredPanel item={item} />;

const StepPanel = ({ running, warehouse }: { running: Running; warehouse: string }) => {
  const { t } = useTranslation();
  const { waitsFor, step, oddNo, repairNo, gmtSince, gmtDue, carrier, done, of } = running;
  const number = oddNo ? shortOddNo(oddNo) : (repairNo ?? '');
  const counted = done !== null && of !== null && of > 0;
  const left = counted ? Math.max(0, of - done) : 0;
  return (
    <Panel tone={itemStates[step].tone} title={t(`item.running.${waitsFor}`, { number, warehouse })} since={gmtSince}>
      {counted && <Progress done={done} of={of} packed={waitsFor === 'packing' || waitsFor === 'shipping'} />}
      <p>
        {waitsFor === 'otherItems' ? t('item.waits.otherItems', { count: left }) : t(`item.waits.${waitsFor}`)}
        {gmtDue && (
          <>
            {' '}
            <DueText at={gmtDue} carrier={carrier} />
          </>
        )}
      </p>
    </Panel>
  );
};

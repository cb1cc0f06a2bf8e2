import { CircleCheckBig, ClipboardX, CloudOff, ScanBarcode, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CountDetail } from '#contracts/counts/count-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { RoundItems, Strays } from './round-items.tsx';
import { useRound } from './use-round.ts';
import { useRoundError } from './use-round-error.ts';

/** One shelf: its label, every item on it, its result. What is expected there is never shown. */
export const CountRound = ({ countNo }: { countNo: string }) => {
  const { t } = useTranslation();
  const { read, round, last, state, send, scan } = useRound(countNo);
  const { phase, items } = round;
  const shelf = read.data?.shelvesName ?? '';
  const error = useRoundError(state, shelf);
  usePageName(`${t('counts.pages.count')} ${shelf}`);

  return (
    <FloorPage
      title={t('counts.pages.count')}
      meta={[shelf, countNo].filter(Boolean).join(' · ')}
      back={warehousePaths.count}
      progress={phase === 'scan' ? { done: items.length, total: undefined, marks: [] } : undefined}
      scan={{
        placeholder: t(phase === 'start' ? 'counting.scanShelf' : phase === 'scan' ? 'counting.scanItem' : 'counting.scanStart', { shelf }),
        onScan: scan,
        trouble: error?.code,
      }}
      last={last}
      side={phase === 'scan' && items.length > 0 && <RoundItems items={items} onUndo={(oneId) => send({ type: 'undone', oneId })} />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={96} />}>
        {(count) => {
          if (error) return <ScanErrorScreen {...error} onDismiss={() => send({ type: 'dismissed' })} place={shelf} />;
          if (phase === 'start')
            return (
              <FloorDone
                icon={ScanBarcode}
                tone="idle"
                title={t('counting.scanShelf', { shelf })}
                lines={[t(count.status === 'recount' ? 'counting.scanShelfRecount' : 'counting.scanShelfText')]}
              />
            );
          if (phase === 'finishing') return <FloorDone icon={CloudOff} tone="idle" title={t('counting.finishing')} />;
          if (phase === 'over') return <Outcome count={count} />;
          if (state.isEnding)
            return (
              <FloorDone
                icon={ScanBarcode}
                tone="idle"
                title={t('counting.finishTitle')}
                lines={[t('counting.finishTotal', { count: items.length })]}
              >
                <FloorButton tone="next" onClick={() => send({ type: 'endConfirmed' })}>
                  {t('counting.finish')}
                </FloorButton>
                <FloorButton keys="Escape" onClick={() => send({ type: 'endCancelled' })}>
                  {t('counting.goOnScanning')}
                </FloorButton>
              </FloorDone>
            );
          return (
            <>
              <FloorDone icon={ScanBarcode} tone="idle" title={t('counting.found', { count: items.length })} lines={[t('counting.finishText')]}>
                <FloorButton keys="e" onClick={() => send({ type: 'ended' })}>
                  {t('counting.finish')}
                </FloorButton>
              </FloorDone>
              <Strays items={items} onSettle={(oneId, as) => send({ type: 'settled', oneId, as })} />
            </>
          );
        }}
      </ReadStates>
    </FloorPage>
  );
};

/** What came of it, and who goes on. */
const Outcome = ({ count: { status, result, shelvesName: shelf } }: { count: CountDetail }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const next = (
    <FloorButton tone="next" onClick={() => void navigate(withQuery(warehousePaths.count, {}))}>
      {t('counting.next')}
    </FloorButton>
  );
  if (!result || status === 'cancelled')
    return (
      <FloorDone icon={ClipboardX} tone="idle" title={t('counting.gone')} lines={[t('counting.goneText')]}>
        {next}
      </FloorDone>
    );
  const { present, missing, misplaced } = result;
  const differs = missing + misplaced > 0;
  return (
    <FloorDone
      icon={differs ? TriangleAlert : CircleCheckBig}
      tone={differs ? 'idle' : 'done'}
      title={t(differs ? 'counting.differs' : 'counting.done', { shelf })}
      lines={[
        [
          t('counts.present', { count: present }),
          missing > 0 && t('counts.missing', { count: missing }),
          misplaced > 0 && t('counts.misplaced', { count: misplaced }),
        ]
          .filter(Boolean)
          .join(' · '),
        status === 'recount' && t('counting.recountNext'),
        status === 'toApprove' && t('counting.approvalNext'),
      ]}
    >
      {next}
    </FloorDone>
  );
};

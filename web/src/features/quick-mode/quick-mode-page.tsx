import { Undo2, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { changeSettings, useSettings } from '#web/browser/settings.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import type { LastScanned } from '#web/ui/floor/page/last-scan.tsx';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { scansOf } from './actions/scans-of.ts';
import type { Input, State } from './quick-machine.ts';
import { doneCount, gathered, isUndoable, refusedCount, type QuickScan, type QuickSetup } from './quick-run.ts';
import { outcomeTones, ScannedRows, targetText, whyText } from './run/scanned-rows.tsx';
import { Tally } from './run/tally.tsx';
import { ChooseAction } from './setup/choose-action.tsx';
import { ChooseOperator } from './setup/choose-operator.tsx';
import { useQuickMode } from './use-quick-mode.ts';

/** One action, set once, for everything that is scanned from then on. */
export default function QuickModePage() {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const back = useWayBack(warehousePaths.workplace);
  const { state, send, scan } = useQuickMode();
  const { setup } = state;
  const [last] = state.scans;
  usePageName(t('quickMode.pages.quickMode'));

  const lastOf = (scanned: QuickScan): LastScanned => ({
    tone: outcomeTones[scanned.outcome],
    title: t(`quickMode.outcomes.${scanned.outcome}`),
    what: whyText(scanned, t) ?? targetText(scanned),
    code: scanned.code,
    at: scanned.at,
  });

  return (
    <FloorPage
      title={t('quickMode.pages.quickMode')}
      meta={setup ? t(`quickMode.actions.${setup.action}`) : warehouse?.name}
      back={back}
      scan={{ placeholder: t(promptOf(setup)), onScan: scan, trouble: state.unused ?? (setup && troubleOf(last)) }}
      {...(setup && { last: last ? lastOf(last) : 'nothing' })}
    >
      <Body state={state} onSend={send} />
    </FloorPage>
  );
}

const Body = ({ state, onSend }: { state: State; onSend: (input: Input) => void }) => {
  const { t } = useTranslation();
  const { setup, scans, unused } = state;
  const { sound } = useSettings();
  if (!setup) return <ChooseAction unused={unused} onChoose={(action) => onSend({ type: 'set', setup: { action } })} />;
  const { needs, isGathered } = scansOf[setup.action];
  const leave = () => onSend({ type: 'unset' });
  if (needs === 'operator' && !setup.operator)
    return <ChooseOperator unused={unused} onChoose={(operator) => onSend({ type: 'set', setup: { ...setup, operator } })} onBack={leave} />;

  const count = gathered(state).length;
  const toUndo = scans.find(isUndoable);
  const missing = needs === 'shelf' && !setup.shelf ? t(unused === undefined ? 'quickMode.scanShelfFirst' : 'quickMode.noSuchShelf') : undefined;
  return (
    <>
      <Tally
        action={t(`quickMode.actions.${setup.action}`)}
        target={setup.shelf?.name ?? setup.operator?.name}
        missing={missing}
        done={doneCount(state)}
        refused={refusedCount(state)}
      />
      {isGathered && count > 0 && (
        <FloorButton tone="next" disabled={state.isFinishing === true} onClick={() => onSend({ type: 'finishAsked' })}>
          {t(setup.action === 'openBatch' ? 'quickMode.openBatchOf' : 'quickMode.printAll', { count })}
        </FloorButton>
      )}
      <FloorButtons>
        <FloorButton icon={Undo2} keys="u" keyLabel={t('quickMode.undoLast')} disabled={!toUndo} onClick={() => onSend({ type: 'undoAsked' })}>
          {t('ui.undo')}
        </FloorButton>
        <FloorButton
          icon={sound ? Volume2 : VolumeX}
          keys="m"
          keyLabel={t(sound ? 'quickMode.mute' : 'quickMode.unmute')}
          onClick={() => changeSettings({ sound: !sound })}
        >
          {t(sound ? 'quickMode.mute' : 'quickMode.unmute')}
        </FloorButton>
      </FloorButtons>
      <ScannedRows scans={scans} />
      <FloorButton keys="c" keyLabel={t('quickMode.change')} onClick={leave}>
        {t('quickMode.change')}
      </FloorButton>
    </>
  );
};

/** What the scan field asks for. */
const promptOf = (setup: QuickSetup | undefined) => {
  if (!setup) return 'quickMode.scanLater' as const;
  const { needs, subject } = scansOf[setup.action];
  if (needs === 'shelf' && !setup.shelf) return 'quickMode.scanShelf' as const;
  if (needs === 'operator' && !setup.operator) return 'quickMode.chooseOperator' as const;
  return ({ item: 'quickMode.scanItem', order: 'quickMode.scanOrder', repair: 'quickMode.scanRepair' } as const)[subject];
};

/** The scan field stays red until the next scan. */
const troubleOf = (last: QuickScan | undefined): string | undefined => (last?.outcome === 'refused' ? last.code : undefined);

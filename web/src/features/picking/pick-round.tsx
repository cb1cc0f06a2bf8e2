import { useTranslation } from 'react-i18next';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { AllPicked } from './all-picked.tsx';
import { PickCard } from './pick-card.tsx';
import { roundProgress } from './round-progress.ts';
import { ShortPick } from './short-pick.tsx';
import { usePicking } from './use-picking.ts';
import type { PickWork } from './use-pick-round.ts';
import { useWorkScan } from './start/use-work-scan.ts';
import { WalkList } from './walk/walk-list.tsx';
import { WhoHasIt } from './who-has-it.tsx';
import { PickActions, ThenWalkTo } from './pick-actions.tsx';
import { WrongScan } from '#web/ui/floor/scan/wrong-scan.tsx';
import { sizeText } from '#web/ui/text/size.ts';

/** One round through the warehouse: shelf, ONE ID, tote. */
export const PickRound = ({ work }: { work: PickWork }) => {
  const { t } = useTranslation();
  const picking = usePicking(work);
  const next = useWorkScan(picking.scan);
  const { read, outbox, units, walk, place, step, shortOf } = picking;
  const wrong = picking.wrong ?? next.wrong;
  const number = 'oddNo' in work ? work.oddNo : work.batchNo;
  usePageName(`${t('picking.pages.picking')} ${number}`);
  const orders = read.data?.oddNos.length ?? 0;
  const shop = units[0]?.shopInfo.realname;
  const current = picking.current;

  const scanNext = (code: string) => {
    picking.goOn();
    void next.scan(code);
  };
  const placeholder = {
    shelf: t('picking.scanShelf', { shelf: walk.current?.shelvesName ?? '' }),
    item: t('picking.scanItem'),
    tote: t('picking.scanTote'),
  }[step];

  return (
    <FloorPage
      title={t('picking.pages.picking')}
      meta={[number, orders > 1 ? t('picking.orders', { count: orders }) : shop].filter(Boolean).join(' · ')}
      back={warehousePaths.picking}
      progress={read.data && roundProgress(units)}
      scan={{
        placeholder: current ? placeholder : t('picking.scanStart'),
        onScan: current ? picking.scan : scanNext,
        trouble: wrong?.code ?? next.question?.code,
      }}
      waiting={outbox.waiting}
      last={picking.last}
      side={read.data && <WalkList units={units} left={walk.left} undo={picking.undo} />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={96} />}>
        {(list) => {
          if (wrong) return <WrongScan {...wrong} next={picking.wrong ? picking.goOn : next.goOn} place={current && <PlaceText unit={current} />} />;
          if (shortOf) return <ShortPick unit={shortOf} report={picking.reportShort} cancel={picking.cancelShort} />;
          if (!current && next.question) return next.question.ask;
          if (!current) return <AllPicked units={units} oddNos={list.oddNos} />;
          return (
            <>
              <WhoHasIt list={list} />
              <PickCard unit={current} step={step} shelfScanned={place.shelf === current.shelvesName} confirmTote={picking.confirmTote} />
              <PickActions short={picking.askShort} last={walk.left.length > 1 && step !== 'tote' ? picking.doLast : undefined} />
              <ThenWalkTo shelves={walk.thenWalkTo} />
            </>
          );
        }}
      </ReadStates>
    </FloorPage>
  );
};

const PlaceText = ({ unit }: { unit: { remarks: string; spec: string; shelvesName: string | null } }) => {
  const { t } = useTranslation();
  return <span>{t('picking.place', { name: unit.remarks, size: sizeText(unit.spec), shelf: unit.shelvesName ?? '' })}</span>;
};

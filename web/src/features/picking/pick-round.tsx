import { useTranslation } from 'react-i18next';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useAlsoAtWork } from '#web/shared/order-work/use-also-at-work.ts';
import { WhichOrder } from '#web/shared/order-scan/which-order.tsx';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { AllPicked } from './all-picked.tsx';
import { PickPathList } from './path/pick-path-list.tsx';
import { PickActions, ThenWalkTo } from './current/pick-actions.tsx';
import { PickCard } from './current/pick-card.tsx';
import { roundProgress, type PickUnit, type PickWork } from './pick-list.ts';
import { usePickError } from './scan/use-pick-error.ts';
import { ShortPick } from './short/short-pick.tsx';
import { usePicking } from './use-picking.ts';
import { WhoHasIt } from './current/who-has-it.tsx';

/** One round through the warehouse: shelf, ONE ID, tote. */
export const PickRound = ({ work }: { work: PickWork }) => {
  const { t } = useTranslation();
  const { read, units, path, current, awaited, last, state, send } = usePicking(work);
  const startShort = () => send({ type: 'shortStarted' });
  const error = usePickError(state, { current, onShort: startShort });
  const { orders, shortOf, place } = state;
  const here = useAlsoAtWork(read.data?.oddNos ?? []);
  const number = 'oddNo' in work ? work.oddNo : work.batchNo;
  usePageName(`${t('picking.pages.picking')} ${number}`);
  const orderCount = read.data?.oddNos.length ?? 0;
  const shop = units[0]?.shopInfo.realname;
  const placeholder = {
    shelf: t('picking.scanShelf', { shelf: path.current?.shelvesName ?? '' }),
    item: t('picking.scanItem'),
    tote: t('picking.scanTote'),
  }[awaited];

  return (
    <FloorPage
      title={t('picking.pages.picking')}
      meta={[number, orderCount > 1 ? t('picking.orders', { count: orderCount }) : shop].filter(Boolean).join(' · ')}
      back={warehousePaths.picking}
      progress={read.data && roundProgress(units)}
      scan={{
        placeholder: current ? placeholder : t('picking.scanStart'),
        onScan: (code) => send({ type: 'scanned', code }),
        trouble: error?.code ?? (orders.name === 'asking' ? orders.code : undefined),
      }}
      last={last}
      side={read.data && <PickPathList units={units} left={path.left} onUndo={(unit) => send({ type: 'pickUndone', unit })} />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={96} />}>
        {(list) => {
          if (error)
            return <ScanErrorScreen {...error} onDismiss={() => send({ type: 'dismissed' })} place={current && <PlaceText unit={current} />} />;
          if (shortOf)
            return (
              <ShortPick
                unit={shortOf}
                onReport={(why, substitute) => send({ type: 'shortReported', why, substitute })}
                onCancel={() => send({ type: 'shortCancelled' })}
              />
            );
          if (!current && orders.name === 'asking') return <WhichOrder {...orders} onSend={(input) => send({ type: 'ordersAnswered', input })} />;
          if (!current) return <AllPicked units={units} oddNos={list.oddNos} />;
          return (
            <>
              <WhoHasIt list={list} here={here} />
              <PickCard
                unit={current}
                awaited={awaited}
                shelfScanned={place.shelf === current.shelvesName}
                onConfirmTote={() => send({ type: 'toteConfirmed' })}
              />
              <PickActions
                onShort={startShort}
                onPostpone={path.left.length > 1 && awaited !== 'tote' ? () => send({ type: 'postponed' }) : undefined}
              />
              <ThenWalkTo shelves={path.thenWalkTo} />
            </>
          );
        }}
      </ReadStates>
    </FloorPage>
  );
};

const PlaceText = ({ unit }: { unit: PickUnit }) => {
  const { t } = useTranslation();
  return <span>{t('picking.place', { name: unit.remarks, size: sizeText(unit.spec), shelf: unit.shelvesName ?? '' })}</span>;
};

import { Button, Segmented } from 'antd';
import { Expand, Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { stationNames } from '#contracts/floor/stations.ts';
import { useListState } from '#web/core/list/use-list-state.ts';
import { useLiveState } from '#web/live/live-context.tsx';
import { Key } from '#web/ui/keys/key.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { BoardFigures } from './board/board-figures.tsx';
import { StationBoard } from './board/station-board.tsx';
import { Trouble } from './board/trouble.tsx';
import { stationOf } from './stations.ts';
import { Team } from './team/team.tsx';
import { useFloorBoard } from './use-floor-board.ts';
import { useShownWarehouse } from './use-shown-warehouse.ts';
import { FloorWall } from './wall/floor-wall.tsx';

/** The stations of a warehouse as they work, and for supervisors who works there. */
export default function FloorPage() {
  const { t } = useTranslation();
  const state = useListState();
  const handheld = useHandheld();
  const offline = useLiveState() === 'offline';
  const { shown, choices, choose } = useShownWarehouse(state);
  const read = useFloorBoard(shown?.id);
  const station = stationOf(state.filters['station']);
  const wall = state.filters['wall'] !== undefined;
  const team = read.data?.team ?? undefined;
  const showsTeam = state.filters['show'] === 'team' && team !== undefined;
  const change = (name: string, value: string | undefined) => state.change({ filters: { [name]: value } });
  const showWall = (): void => change('wall', '1');
  useKeys(wall || showsTeam ? [] : [{ keys: 'f', label: t('floorBoard.wall'), run: showWall }]);

  if (wall && read.data && shown)
    return (
      <FloorWall
        board={read.data}
        station={station}
        title={shown.name}
        asOf={read.dataUpdatedAt}
        failed={read.isError}
        onLeave={() => change('wall', undefined)}
      />
    );

  const stations = [{ value: 'all', label: t('ui.all') }, ...stationNames.map((value) => ({ value, label: t(`floorBoard.stations.${value}`) }))];
  return (
    <>
      <PageHeader
        title={t('floorBoard.pages.floor')}
        aside={shown?.name}
        actions={
          <>
            {choices.length > 1 && <Segmented aria-label={t('floorBoard.warehouse')} value={shown?.id ?? ''} options={choices} onChange={choose} />}
            {team && (
              <Segmented
                aria-label={t('floorBoard.show')}
                value={showsTeam ? 'team' : 'work'}
                options={(['work', 'team'] as const).map((value) => ({ value, label: t(`floorBoard.shows.${value}`) }))}
                onChange={(value) => change('show', value === 'team' ? value : undefined)}
              />
            )}
            {!showsTeam && (
              <Segmented
                aria-label={t('floorBoard.station')}
                value={station ?? 'all'}
                options={stations}
                onChange={(value) => change('station', value === 'all' ? undefined : value)}
              />
            )}
            {!handheld && !showsTeam && (
              <Button icon={<Expand size={14} aria-hidden />} onClick={showWall}>
                {t('floorBoard.wall')} <Key>F</Key>
              </Button>
            )}
          </>
        }
      />
      {shown ? (
        <ReadStates read={read} skeleton={<PageSkeleton />} offline={offline}>
          {(board) => (
            <>
              <Trouble board={board} />
              {showsTeam ? (
                <Team team={team} />
              ) : (
                <>
                  <BoardFigures board={board} station={station} />
                  <StationBoard board={board} station={station} dimmed={read.isError || read.isPlaceholderData || offline} />
                </>
              )}
            </>
          )}
        </ReadStates>
      ) : (
        <EmptyState icon={Warehouse} title={t('floorBoard.noWarehouse')} text={t('floorBoard.noWarehouseText')} />
      )}
    </>
  );
}

import { Button, Segmented } from 'antd';
import { Expand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Key } from '#web/ui/keys/key.tsx';
import { FilterBar } from '#web/ui/list/filters/filter-bar.tsx';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import type { ListState } from '#web/ui/list/list-state.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { groupOf, groups } from './board-filter.ts';

interface Props {
  state: ListState;
  filters: readonly Filter[];
  onShowWall: () => void;
}

/** What of the floor shows, and the way to the wall. */
export const BoardHeader = ({ state, filters, onShowWall }: Props) => {
  const { t } = useTranslation();
  const handheld = useHandheld();
  const show = (group: (typeof groups)[number]) => state.change({ filters: { group: group === 'all' ? undefined : group } });
  const actions = (
    <>
      <Segmented
        aria-label={t('taskBoard.show')}
        value={groupOf(state)}
        options={groups.map((value) => ({ value, label: value === 'all' ? t('ui.all') : t(`taskBoard.groups.${value}`) }))}
        onChange={show}
      />
      <FilterBar filters={filters} state={state} inline />
      {!handheld && (
        <Button icon={<Expand size={14} aria-hidden />} onClick={onShowWall}>
          {t('taskBoard.wall')} <Key>F</Key>
        </Button>
      )}
    </>
  );
  return <PageHeader title={t('taskBoard.pages.taskBoard')} actions={actions} />;
};

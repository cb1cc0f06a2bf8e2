import { useTranslation } from 'react-i18next';
import { PageFooter } from '#web/ui/page/page-footer.tsx';

/** The keys of the board, and what was done last. */
export const BoardFooter = ({ mayMove, last }: { mayMove: boolean; last: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <PageFooter
      hints={[
        { keys: ['J', 'K'], does: t('ui.keyCard') },
        { keys: ['H', 'L'], does: t('ui.keyLane') },
        ...(mayMove ? [{ keys: ['A'], does: t('taskBoard.assign') }] : []),
        { keys: ['↵'], does: t('ui.keyOpen') },
        { keys: ['?'], does: t('ui.keyHelp') },
      ]}
    >
      <span role="status">{last}</span>
    </PageFooter>
  );
};

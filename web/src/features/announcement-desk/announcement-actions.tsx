import { Button } from 'antd';
import { CalendarClock, EyeOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnnouncementActionName } from '#contracts/announcements/announcement-actions.ts';
import type { AnnouncementCommands } from './use-announcement-actions.tsx';

/** What the server allows now; publishing is the next step. */
export const AnnouncementActions = ({ actions, commands }: { actions: readonly AnnouncementActionName[]; commands: AnnouncementCommands }) => {
  const { t } = useTranslation();
  const may = (name: AnnouncementActionName): boolean => actions.includes(name);
  return (
    <>
      {may('remove') && (
        <Button type="text" danger icon={<Trash2 size={14} aria-hidden />} disabled={commands.busy} onClick={() => void commands.remove()}>
          {t('announcements.desk.remove')}
        </Button>
      )}
      {may('withdraw') && (
        <Button icon={<EyeOff size={14} aria-hidden />} disabled={commands.busy} onClick={() => void commands.withdraw()}>
          {t('announcements.desk.withdraw')}
        </Button>
      )}
      {may('schedule') && (
        <Button icon={<CalendarClock size={14} aria-hidden />} disabled={commands.busy} onClick={commands.askTime}>
          {t('announcements.desk.schedule')}
        </Button>
      )}
      {may('publish') && (
        <Button type="primary" loading={commands.busy} onClick={() => void commands.publish()}>
          {t('announcements.desk.publish')}
        </Button>
      )}
    </>
  );
};

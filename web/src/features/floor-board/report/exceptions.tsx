import { useTranslation } from 'react-i18next';
import { shiftExceptions, type ShiftReport } from '#contracts/floor/shift-report.ts';
import { DescriptionList, Section } from '#web/ui/page/section.tsx';
import { formatCount, formatDue } from '#web/ui/text/formats.ts';

/** What went wrong in the shift, and what waits late now. */
export const Exceptions = ({ report: { exceptions, lateNow, refreshTime } }: { report: ShiftReport }) => {
  const { t } = useTranslation();
  const now = Date.parse(refreshTime);
  return (
    <>
      <Section title={t('floorBoard.exceptionsTitle')}>
        <DescriptionList items={shiftExceptions.map((key) => ({ label: t(`floorBoard.exceptions.${key}`), value: formatCount(exceptions[key]) }))} />
      </Section>
      {lateNow && (
        <Section title={t('floorBoard.lateNow')}>
          <DescriptionList
            items={lateNow.map(({ station, cards, gmtOldest }) => ({
              label: t(`floorBoard.stations.${station}`),
              value: gmtOldest === null ? formatCount(cards) : t('floorBoard.lateSince', { count: cards, at: formatDue(gmtOldest, now) }),
            }))}
          />
        </Section>
      )}
    </>
  );
};

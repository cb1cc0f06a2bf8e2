import { useTranslation } from 'react-i18next';
import { shiftExceptions, type ShiftReport } from '#contracts/floor/shift-report.ts';
import { DescriptionList, Section } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { dueIn } from './in-the-shifts-zone.ts';

/** What went wrong in the shift, and what waits late now. */
export const Exceptions = ({ report: { exceptions, lateNow, refreshTime, timeZone } }: { report: ShiftReport }) => {
  const { t } = useTranslation();
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
              value:
                gmtOldest === null ? formatCount(cards) : t('floorBoard.lateSince', { count: cards, at: dueIn(gmtOldest, refreshTime, timeZone) }),
            }))}
          />
        </Section>
      )}
    </>
  );
};

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLanguages, type Lang } from '#web/i18n/languages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { formatDay } from '../text/formats.ts';
import styles from './dates.module.css';
import { addMonths, dayByKey, monthOf, weeksOf } from './month.ts';

/** `YYYY-MM-DD`, all of them. */
export interface DayBounds {
  first?: string | undefined;
  last?: string | undefined;
}

interface Props extends DayBounds {
  day: string | undefined;
  onSelect: (day: string) => void;
}

const focus = (day: HTMLButtonElement | null): void => day?.focus();
const noon = (day: string) => new Date(`${day}T12:00`);

/** One month. Arrow keys walk its days and weeks, Page Up and Page Down the months. */
export default function Calendar({ day, first = '', last = '9999', onSelect }: Props) {
  const { t, i18n } = useTranslation();
  const language = htmlLanguages[i18n.language as Lang];
  const [today] = useState(() => formatDay(Date.now()));
  const [{ at, isFocused }, setAt] = useState({ at: day ?? today, isFocused: true });
  const turn = (months: number) => setAt({ at: addMonths(at, months), isFocused: false });
  const named = (of: string, format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, format).format(noon(of));
  const weeks = weeksOf(monthOf(at), i18n.language === 'zh' ? 1 : 0);
  return (
    <div
      className={styles['calendar']}
      onKeyDown={(event) => {
        const to = dayByKey(event.key, at);
        if (to === undefined) return;
        event.preventDefault();
        setAt({ at: to, isFocused: true });
      }}
    >
      <div className={styles['month']}>
        <IconButton icon={ChevronLeft} label={t('ui.previousMonth')} onClick={() => turn(-1)} />
        <strong aria-live="polite">{named(at, { year: 'numeric', month: 'long' })}</strong>
        <IconButton icon={ChevronRight} label={t('ui.nextMonth')} onClick={() => turn(1)} />
      </div>
      <table>
        <thead>
          <tr>
            {weeks[0]!.map((weekday) => (
              <th key={weekday} scope="col" aria-label={named(weekday, { weekday: 'long' })}>
                {named(weekday, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each}>
                  <button
                    ref={each === at && isFocused ? focus : undefined}
                    type="button"
                    className="figures"
                    tabIndex={each === at ? 0 : -1}
                    disabled={each < first || each > last}
                    aria-pressed={each === day}
                    aria-current={each === today ? 'date' : undefined}
                    aria-label={named(each, { dateStyle: 'full' })}
                    data-outside={monthOf(each) !== monthOf(at)}
                    onClick={() => onSelect(each)}
                  >
                    {Number(each.slice(-2))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

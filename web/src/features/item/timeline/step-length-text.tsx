import { useTranslation } from 'react-i18next';
import { stepLength } from './step-length.ts';

/** `+14 m 30 s` since the step before. */
export const StepLength = ({ milliseconds }: { milliseconds: number }) => {
  const { t } = useTranslation();
  const parts = stepLength(milliseconds).map(({ unit, value }) => t(`ui.${unit}`, { n: value }));
  return <small className="figures">+{parts.join(' ')}</small>;
};

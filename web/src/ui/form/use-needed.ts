import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says "Required" beside what is missing once the form was to be sent, not before. */
export const useNeeded = () => {
  const { t } = useTranslation();
  const [isAttempted, setAttempted] = useState(false);
  return {
    needed: (isMissing: boolean): string | undefined => (isAttempted && isMissing ? t('ui.required') : undefined),
    onAttempt: () => setAttempted(true),
  };
};

import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMode, useSettings } from '#web/browser/settings.ts';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';
import { loadKitLocale } from './kit-locale.ts';
import { kitDefaults } from './kit-defaults.tsx';
import { kitTheme } from './kit-theme.ts';

const useTheme = () => {
  const { color } = useSettings();
  const mode = useMode();
  const still = useReducedMotion();
  return useMemo(() => kitTheme(mode, color, still), [mode, color, still]);
};

/** The kit in our tokens, for what opens outside of the console. */
export const Kit = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={useTheme()} {...kitDefaults}>
    {children}
  </ConfigProvider>
);

interface Props {
  /** Loaded before the first page: the kit would make every page anew once it got one. */
  first: Locale;
  children: ReactNode;
}

/** The kit in our tokens and in the language in use. */
export const LocalKit = ({ first, children }: Props) => {
  const { lang } = useSettings();
  const theme = useTheme();
  const [locale, setLocale] = useState(first);
  useEffect(() => {
    let over = false;
    void loadKitLocale[lang]().then((loaded) => !over && setLocale(loaded));
    return () => {
      over = true;
    };
  }, [lang]);
  return (
    <ConfigProvider theme={theme} locale={locale} {...kitDefaults}>
      {children}
    </ConfigProvider>
  );
};

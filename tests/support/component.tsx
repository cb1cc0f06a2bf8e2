import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render, type RenderResult } from 'vitest-browser-react';
import { queryClient } from '#web/api/query-client.ts';
import { ThemeProvider } from '#web/app/theme-provider/theme-provider.tsx';
import { startI18n, type LoadTexts } from '#web/i18n/i18n.ts';
import type { Lang } from '#web/i18n/languages.ts';
import '#web/app/theme/tokens.css';
import '#web/app/theme/base.css';

/** A component may be of any terminal. */
const allTexts: LoadTexts = { en: () => import('#web/app/language/all-en.ts'), zh: () => import('#web/app/language/all-zh.ts') };

interface Surroundings {
  /** Where the router stands. */
  address?: string;
  lang?: Lang;
}

/** Renders a component among what the console gives every page: router, theme, texts and the cache of answers. */
export const renderInConsole = async (component: ReactNode, { address = '/', lang = 'en' }: Surroundings = {}): Promise<RenderResult> => {
  await startI18n(lang, allTexts);
  return render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <ThemeProvider>{component}</ThemeProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
};

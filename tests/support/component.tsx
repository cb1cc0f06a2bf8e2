import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render, type RenderResult } from 'vitest-browser-react';
import { queryClient } from '#web/api/query-client.ts';
import { ThemeProvider } from '#web/app/theme-provider/theme-provider.tsx';
import { allTexts } from '#web/app/language/load-texts.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import type { Lang } from '#web/i18n/languages.ts';
import '#web/app/theme/tokens.css';
import '#web/app/theme/base.css';

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

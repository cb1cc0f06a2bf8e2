// Before anything that makes a schema.
import './app/no-eval.ts';
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import './app/theme/tokens.css';
import './app/theme/accents.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askAhead, fetchFirstPage } from './app/access/access-gate.tsx';
import { App } from './app/app.tsx';
import { everyonesTexts, publicTexts } from './app/language/load-texts.ts';
import { session } from './browser/session.ts';
import { settings } from './browser/settings.ts';
import { startI18n } from './i18n/i18n.ts';

const texts = startI18n(settings.get().lang, session.get().token === undefined ? publicTexts : everyonesTexts);
askAhead(texts);
fetchFirstPage();
await texts;
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

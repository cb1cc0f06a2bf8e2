import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from '#tests/support/chromium.ts';

/** Patience with what comes by itself, in milliseconds: a busy machine is no defect. */
const patient = { poll: { timeout: 20_000 } };

/** A shared machine may starve a server or a browser for a moment; the report tells what needed its second try, which is to be looked into. */
const retry = process.env['CI'] ? 1 : 0;

/** On two cores vitest would take one: it counts itself, though it waits for its workers most of the time. */
const maxWorkers = 2;

/** A worker loads the server once for all its files: each has a portal and a database of its own, and closes them. */
const sideBySide = { maxWorkers, isolate: false };

/** Without a database. */
const alone = {
  // Walks and property tests are long.
  testTimeout: 60_000,
  expect: patient,
  maxWorkers,
  sequence: { groupOrder: 0 },
};

const inABrowser = {
  ...sideBySide,
  globalSetup: ['tests/support/global-setup.ts'],
  // Some walk every page of a terminal.
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: patient,
  retry,
};

/** Programs of browsers that this machine has besides the bundled one: see bin/test.mjs. */
const { TEST_CHROMIUM: newestChromium, TEST_FIREFOX: firefox } = process.env;

/** What needs a container engine is no part of `npm test`: see bin/test-containers.mjs. */
const inContainers = process.env['SHELFLINE_CONTAINERS'] === '1';

export default defineConfig({
  test: {
    // Four projects import the server: it is transformed for the first of them.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest-modules' },
    projects: [
      {
        test: {
          ...alone,
          name: 'unit',
          include: ['{contracts,kernel,services,projections,demo,deploy}/**/*.spec.ts', 'tests/{architecture,unit}/**/*.spec.ts'],
          isolate: false,
        },
      },
      {
        // Each puts a browser of its own in the place of the globals before it loads what it is about.
        test: { ...alone, name: 'unit-web', include: ['web/**/*.spec.{ts,tsx}'], exclude: ['**/*.component.spec.tsx'] },
      },
      {
        // Hooks and components by themselves, in a real browser and without a server.
        plugins: [react()],
        // Named here, since a package that is found while tests run makes the page load anew.
        optimizeDeps: {
          include: [
            'vitest-browser-react',
            'react-router-dom',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            'antd',
            'lucide-react',
            'react-hook-form',
            'zod',
            'react-i18next',
            'dayjs',
            'dayjs/plugin/relativeTime',
          ],
        },
        test: {
          name: 'components',
          include: ['web/src/**/*.component.spec.tsx'],
          globalSetup: ['tests/support/unpack-chromium.ts'],
          expect: patient,
          retry,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: newestChromium ?? chromiumPath(), args: chromiumArguments } }),
            instances: [{ browser: 'chromium' }],
          },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.spec.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
          retry,
          ...sideBySide,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...inABrowser,
          name: 'journeys',
          include: ['tests/journeys/*.journey.ts'],
          // In one browser, since twice takes half of all the time: in today's where it is there. Every page is opened in the bundled one below.
          ...(newestChromium && { env: { TEST_BROWSER: newestChromium } }),
          sequence: { groupOrder: 3 },
        },
      },
      {
        // They walk every page of every terminal and do nothing there.
        test: {
          ...inABrowser,
          name: 'pages',
          include: ['tests/journeys/pages/*.journey.ts'],
          sequence: { groupOrder: 3 },
        },
      },
      ...(firefox
        ? [
            {
              test: {
                ...inABrowser,
                name: 'firefox',
                include: ['tests/journeys/firefox/*.journey.ts'],
                sequence: { groupOrder: 3 },
              },
            },
          ]
        : []),
      ...(inContainers
        ? [
            {
              test: {
                name: 'containers',
                include: ['tests/containers/*.spec.ts'],
                testTimeout: 60_000,
                expect: patient,
                sequence: { groupOrder: 4 },
              },
            },
          ]
        : []),
    ],
  },
});

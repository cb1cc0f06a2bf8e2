// Rules of our own for the linter, which reads them as it reads plugins of ESLint.

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** React calls whatever an effect returns as its clean-up, and what a call returns is up to the browser: `scrollTo` returns a promise since 2026. */
const effectWithABody = {
  meta: {
    type: 'problem',
    messages: { expression: 'React takes what this effect returns for its clean-up. Give it a body in braces, or a function that cleans up.' },
  },
  create: (context) => ({
    CallExpression(node) {
      if (!effects.has(nameOf(node.callee))) return;
      const [effect] = node.arguments;
      if (isFunction(effect) && (effect.body.type === 'BlockStatement' || isFunction(effect.body))) return;
      context.report({ node: effect ?? node, messageId: 'expression' });
    },
  }),
};

export default { meta: { name: 'shelfline' }, rules: { 'effect-with-a-body': effectWithABody } };

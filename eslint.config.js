import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/generated/',
      'coverage/',
      '.cache/',
      '.contract-test/',
      '.fault-test/',
      '.cluster-test/',
      '.distributed-test/',
      'examples/nextjs/',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A query that is not awaited may never run.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Fields of the database and of the API keep their snake_case names.
      '@typescript-eslint/naming-convention': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Used for values that the previous line checks, or that the contract's fixed data always has.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['test/**', 'scripts/**', 'examples/**'],
    rules: {
      'max-lines-per-function': 'off',
      // The tests check the shape of JSON responses, so no type is needed.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  { files: ['packages/dashboard/**'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);

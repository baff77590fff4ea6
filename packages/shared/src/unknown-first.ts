// Names a mistyped flag of a command line before the flag that is missing because of it.
import type { Command } from 'commander';

// Commander does not declare it, but errors of its own come from it, with the flag that was probably meant.
type Refusing = Command & { unknownOption(flag: string): never };

/** What commander left among the words of a command is a flag only if it does not know it. */
const isFlag = (word: string): boolean => /^--?[a-z]/i.test(word);

/**
 * Commander checks for missing flags before unknown ones: without this, `--nam X` would be answered with "required option
 * '--name' not specified". Applies to the command and to those below it.
 */
export function nameUnknownFirst(command: Command): void {
  const refuse = command.error.bind(command);
  command.error = (message, options) => {
    const unknown = options?.code === 'commander.missingMandatoryOptionValue' && command.args.find(isFlag);
    return unknown ? (command as Refusing).unknownOption(unknown) : refuse(message, options);
  };
  command.commands.forEach(nameUnknownFirst);
}

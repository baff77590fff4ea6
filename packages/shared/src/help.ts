// The help of the command lines: the usage names every flag that a command needs, and the list shows those first.
import { Help, type Command, type HelpConfiguration, type Option } from 'commander';

const isRequired = ({ mandatory, defaultValue }: Option): boolean => mandatory && defaultValue === undefined;

/** The least that a reader has to write: `… partner join --partner-id <id> --program-id <id> [options]`. */
function commandUsage(this: Help, command: Command): string {
  const required = command.options.filter(isRequired).map(({ flags }) => `${flags} `);
  return Help.prototype.commandUsage.call(this, command).replace('[options]', () => `${required.join('')}[options]`);
}

function visibleOptions(this: Help, command: Command): Option[] {
  const options = Help.prototype.visibleOptions.call(this, command);
  return [...options.filter(isRequired), ...options.filter((option) => !isRequired(option))];
}

function optionDescription(this: Help, option: Option): string {
  const text = Help.prototype.optionDescription.call(this, option);
  return isRequired(option) ? `${text} (required)` : text;
}

export const plainHelp: HelpConfiguration = { commandUsage, visibleOptions, optionDescription };

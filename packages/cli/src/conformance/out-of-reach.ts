/** The group of rules that only an operator, a person or time can show, as the report names it. */
export const OUT_OF_REACH = 'out-of-reach';

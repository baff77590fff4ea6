import { eraseCustomer } from './erase-customer.ts';
import { explainCustomer } from './explain-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { getCustomer } from './get-customer.ts';
import { listCustomers } from './list-customers.ts';

export const customers = { listCustomers, getCustomer, explainCustomer, exportCustomer, eraseCustomer };

# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""What is made from the document of the service."""

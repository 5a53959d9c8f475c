import { getNamedType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { readSchema } from "../support/schemaSelection";

test("the schema has private fields only for one’s own data", () => {
  const names = Object.values(readSchema().getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith("__")
      ? Object.values(type.getFields())
          .filter(
            (field) =>
              ((/mail|phone|token|password|address|birth|gender|balance|reference|secret|identityNumber|document$/i.test(
                field.name,
              ) ||
                (field.name === "code" && String(field.type) === "String")) &&
                !isObjectType(getNamedType(field.type))) ||
              /balance/.test(field.name),
          )
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  // Offered only after the right password of a deactivated account.
  const reactivationFields = ["ReactivationOffer.token", "Viewer.hasPassword"];
  // Offered only after the right password of a suspended one.
  const appealFields = ["Suspension.appealToken"];
  // Only the holder of the one-time token completes or corrects a registration.
  const registrationFields = [
    "ChangeRegistrationEmailPayload.email",
    "CompleteRegistrationPayload.email",
    "IncompleteRegistration.email",
    "IncompleteRegistration.token",
    "RegisterPayload.correctionToken",
    "RegisterPayload.email",
  ];
  // For operators alone, while a request waits.
  const documentFields = ["VerificationDocuments.document", "VerificationDocuments.identityNumber"];
  // Says nothing of the address.
  const marks = ["User.isEmailConfirmed"];
  // Public, of an office.
  const venueFields = ["Venue.address"];
  // Of public places, which are the same for everybody, and where the two parties of an exchange meet.
  const meetingFields = ["MeetingSpot.address", "PublicPlace.address"];
  // For the two parties of the exchange alone.
  const codeFields = ["SecureExchange.code"];
  const ownFields = [
    "Credit.balance",
    "CreditEntry.balance",
    "PersonalData.dateOfBirth",
    "PersonalData.gender",
    "PersonalData.phone",
    "Place.address",
    "Place.reference",
    "Viewer.balance",
    "Viewer.email",
    "Viewer.emailNotifications",
  ];
  expect(names.sort()).toEqual(
    [
      ...registrationFields,
      ...ownFields,
      ...reactivationFields,
      ...appealFields,
      ...documentFields,
      ...venueFields,
      ...meetingFields,
      ...codeFields,
      ...marks,
    ].sort(),
  );
});
